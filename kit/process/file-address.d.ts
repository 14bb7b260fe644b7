declare module '*?url' {
  const address: string
  // biome-ignore lint/style/noDefaultExport: what names a file exports its address by default
  export default address
}
