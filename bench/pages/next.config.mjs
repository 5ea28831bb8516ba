// The other side of the comparison: the least Next.js app that serves the same pages.
// biome-ignore lint/style/noDefaultExport: Next.js finds it so
export default {
  // Among the packages, where no tool of the project looks.
  distDir: 'node_modules/.cache/next',
  outputFileTracingRoot: import.meta.dirname,
}
