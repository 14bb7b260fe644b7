/** The package has no types of its own. */
declare module '@20minutes/s3rver' {
  type Options = {
    address: string
    port: number
    silent: boolean
    directory: string
    configureBuckets: { name: string; configs: [] }[]
  }

  // biome-ignore lint/style/noDefaultExport: the package exports its class so
  export default class S3rver {
    constructor(options: Options)
    /** Starts; the address it listens on. */
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
