// Owns how the build cuts the code: what every screen needs is one file, instead of a dozen that each cost a request.

const SHELL = [
  /node_modules\/(react|react-dom|scheduler|react-router|cookie-es)\//,
  /\/apps\/web\/src\/platform\/(api|i18n|navigation|session|storage|theme|title)\//,
  /\/packages\/ui\/src\/(class-names|button\/|icon\/icon\.|icon\/wordmark|icon-button\/|screen\/|top-bar\/|toast\/toast-store)/,
];

/** Styles are cut by their own rules. */
export function isShellModule(id: string): boolean {
  return !id.endsWith('.css') && SHELL.some((pattern) => pattern.test(id));
}
