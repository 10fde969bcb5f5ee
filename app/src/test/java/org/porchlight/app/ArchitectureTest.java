package org.porchlight.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/// The shape of the app. Packages that are still empty break no rule.
@AnalyzeClasses(packages = "org.porchlight.app", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule onlyTheEnginesFrontDoor =
            noClasses()
                    .should()
                    .dependOnClassesThat(
                            resideInAPackage("org.porchlight.engine..")
                                    .and(resideOutsideOfPackages("org.porchlight.engine", "org.porchlight.engine.api")))
                    .allowEmptyShould(true)
                    .because("the app is on the class path, where nobody enforces the engine's exports");

    @ArchTest
    static final ArchRule windowsStayInDesktopAndUi =
            noClasses()
                    .that()
                    .resideOutsideOfPackages("org.porchlight.app.desktop..", "org.porchlight.app.ui..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("java.awt..", "javax.swing..", "javafx..", "com.formdev..")
                    .allowEmptyShould(true)
                    .because("a Porchlight in a terminal or hidden in the tray must not load what draws windows");

    @ArchTest
    static final ArchRule onlyTheRootKnowsTheUi =
            noClasses()
                    .that()
                    .resideOutsideOfPackages("org.porchlight.app", "org.porchlight.app.ui..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("org.porchlight.app.ui..")
                    .allowEmptyShould(true)
                    .because("everything must work before the window first opens, and without it");

    @ArchTest
    static final ArchRule modelsHoldNoControls =
            noClasses()
                    .that()
                    .resideInAPackage("org.porchlight.app.ui..")
                    .and()
                    .haveSimpleNameEndingWith("Model")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("javafx.scene..", "javafx.stage..")
                    .allowEmptyShould(true)
                    .because("a view model is tested without a window");

    @ArchTest
    static final ArchRule noCircleOfPackages =
            slices().matching("org.porchlight.app.(*)..")
                    .should()
                    .beFreeOfCycles()
                    .allowEmptyShould(true)
                    .because("packages in a circle can only be understood, tested and changed together");

    @ArchTest
    static final ArchRule noStaticsThatChange =
            fields().that()
                    .areStatic()
                    .should()
                    .beFinal()
                    .allowEmptyShould(true)
                    .because("constructors do the wiring, and tests run side by side");
}
