import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const typescript = ["server.ts", "app/**/*.{ts,tsx}", "upstream/**/*.ts", "tests/**/*.{ts,tsx}"];

/** The outside world is touched in few places, so that a reader knows where to look (architecture, convention 3). */
const worldly = {
  "no-console": "error",
  "no-restricted-globals": [
    "error",
    { name: "fetch", message: "Calls go through the api client of the load context." },
    { name: "XMLHttpRequest", message: "Calls go through loaders and actions." },
  ],
  "no-restricted-imports": [
    "error",
    {
      paths: [{ name: "undici", message: "Calls go through the api client of the load context." }],
      patterns: [
        { regex: "^node:(http|https|http2|net|tls)$", message: "Sockets belong to the client and the server." },
      ],
    },
  ],
};

const environment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: "Settings come from readConfig through the load context.",
};
const anonymousDefault = {
  selector:
    "ExportDefaultDeclaration > :matches(ArrowFunctionExpression, FunctionDeclaration[id=null], FunctionExpression, ClassDeclaration[id=null])",
  message: "A default export has a name, which stack traces and searches show.",
};
/** Remix turns a thrown Response into a page; redirect() makes one. */
const thrownByRoutes = [
  "Response",
  { from: "package", package: "@remix-run/server-runtime", name: "TypedResponse" },
  { from: "lib", name: "Response" },
];
/** Keys are also caught on the container of what has the focus: Esc closes a panel. */
const pointer = ["onClick", "onMouseDown", "onMouseUp", "onPointerDown"];
const deferred = {
  selector: "ImportSpecifier[imported.name='defer']",
  message: "Headers are sent before a deferred call ends, so its cookies would be lost.",
};

/** Of a file, blank lines and comments included; no file is excepted. */
const maxLines = { max: 300, skipBlankLines: false, skipComments: false };

export default tseslint.config(
  { ignores: ["build/", "public/", "data/", ".cache/", "tests/output/", "node_modules/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: typescript,
    extends: [tseslint.configs.recommended],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: new URL("..", import.meta.url).pathname },
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
      ],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", caughtErrors: "none", ignoreRestSiblings: true },
      ],
      // A forgotten promise is an error that nobody sees.
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false, returns: false } }],
      "@typescript-eslint/only-throw-error": ["error", { allow: thrownByRoutes, allowThrowingUnknown: true }],
      "@typescript-eslint/consistent-type-definitions": ["error", "interface"],
      "@typescript-eslint/no-empty-object-type": ["error", { allowInterfaces: "with-single-extends" }],
      // Playwright's fixtures take an empty pattern.
      "no-empty-pattern": "off",
      eqeqeq: ["error", "smart"],
      "max-lines": ["error", maxLines],
      "no-restricted-syntax": ["error", anonymousDefault],
    },
  },
  {
    files: ["tests/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        { paths: [{ name: "vitest", importNames: ["it"], message: "A test is made by test(), as in the browser." }] },
      ],
    },
  },
  { files: ["**/*.d.ts"], rules: { "@typescript-eslint/triple-slash-reference": "off" } },
  {
    files: ["**/*.{js,mjs}"],
    extends: [tseslint.configs.base],
    rules: { "max-lines": ["error", maxLines], "no-undef": "off", eqeqeq: ["error", "smart"] },
  },
  {
    files: ["app/**/*.tsx"],
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: { "react-hooks": reactHooks },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      "jsx-a11y/no-static-element-interactions": ["error", { handlers: pointer }],
      "jsx-a11y/no-noninteractive-element-interactions": ["error", { handlers: pointer }],
      // A region that scrolls is reached by keyboard only when it takes the focus (WCAG 2.1.1).
      "jsx-a11y/no-noninteractive-tabindex": ["error", { tags: [], roles: ["tabpanel", "region"] }],
      // Safari drops the list's meaning from a list without markers unless its role is said.
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"], nav: ["navigation"] }],
    },
  },
  {
    files: ["server.ts", "app/**/*.{ts,tsx}"],
    rules: { ...worldly, "no-restricted-syntax": ["error", anonymousDefault, deferred, environment] },
  },
  {
    // The client calls, the server listens and fetches pictures of allowed hosts, and the platform reads settings and writes lines.
    files: ["app/api/**", "app/http/**"],
    rules: { "no-restricted-imports": "off" },
  },
  {
    files: ["app/platform/**"],
    rules: {
      "no-console": "off",
      "no-restricted-globals": "off",
      "no-restricted-imports": "off",
      "no-restricted-syntax": ["error", anonymousDefault],
    },
  },
);
