/** The package has no types of its own. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  interface S3rverOptions {
    address: string
    port: number
    silent: boolean
    /** Whether a host name is the name of a bucket. */
    vhostBuckets?: boolean
    directory: string
    configureBuckets: readonly { name: string }[]
  }

  export default class S3rver {
    constructor(options: S3rverOptions)
    run(): Promise<AddressInfo>
    close(): Promise<void>
    httpServer: import('node:http').Server
  }
}
