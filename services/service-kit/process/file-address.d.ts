/** What `load-tsx.ts` gives for the import of a file that a component only names. */
declare module '*?url' {
  const address: string
  // biome-ignore lint/style/noDefaultExport: what names a file exports its address by default
  export default address
}
