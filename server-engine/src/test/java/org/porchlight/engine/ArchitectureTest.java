package org.porchlight.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/// The shape of the engine. Packages that are still empty break no rule.
@AnalyzeClasses(packages = "org.porchlight.engine", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule importsRunOneWay =
            layeredArchitecture()
                    .consideringOnlyDependenciesInLayers()
                    .withOptionalLayers(true)
                    .layer("engine")
                    .definedBy("org.porchlight.engine")
                    .layer("content")
                    .definedBy("org.porchlight.engine.content..")
                    .layer("receive")
                    .definedBy("org.porchlight.engine.receive..")
                    .layer("loop")
                    .definedBy("org.porchlight.engine.loop..")
                    .layer("transfer")
                    .definedBy("org.porchlight.engine.transfer..")
                    .layer("folder")
                    .definedBy("org.porchlight.engine.folder..")
                    .layer("http")
                    .definedBy("org.porchlight.engine.http..")
                    .layer("api")
                    .definedBy("org.porchlight.engine.api..")
                    .whereLayer("engine")
                    .mayNotBeAccessedByAnyLayer()
                    .whereLayer("content")
                    .mayOnlyBeAccessedByLayers("engine")
                    .whereLayer("receive")
                    .mayOnlyBeAccessedByLayers("engine")
                    .whereLayer("loop")
                    .mayOnlyBeAccessedByLayers("engine", "content", "receive")
                    .whereLayer("transfer")
                    .mayOnlyBeAccessedByLayers("engine", "content", "receive", "loop")
                    .whereLayer("folder")
                    .mayOnlyBeAccessedByLayers("engine", "content", "receive", "loop")
                    .whereLayer("http")
                    .mayOnlyBeAccessedByLayers("engine", "content", "receive", "loop", "transfer", "folder")
                    .allowEmptyShould(true)
                    .because(
                            "a reader who starts at api never meets a name explained further left,"
                                    + " and the loop knows answers only as an interface");

    @ArchTest
    static final ArchRule noCircleOfPackages =
            slices().matching("org.porchlight.engine.(*)..")
                    .should()
                    .beFreeOfCycles()
                    .allowEmptyShould(true)
                    .because("packages in a circle can only be understood, tested and changed together");

    @ArchTest
    static final ArchRule theEngineKnowsNoApp =
            noClasses()
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("org.porchlight.app..")
                    .allowEmptyShould(true)
                    .because("anyone can embed the engine in a program of their own");

    @ArchTest
    static final ArchRule noWindows =
            noClasses()
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("java.awt..", "javax.swing..", "javafx..")
                    .allowEmptyShould(true)
                    .because("the engine serves on machines without a screen, in little memory");

    @ArchTest
    static final ArchRule noStaticsThatChange =
            fields().that()
                    .areStatic()
                    .should()
                    .beFinal()
                    .allowEmptyShould(true)
                    .because("two engines in one program must not meet, and constructors do the wiring");
}
