import { S3Client } from '@aws-sdk/client-s3'
import S3rver from '@20minutes/s3rver'

/** A bucket on the loopback, served by a program that others wrote. It checks signatures, and lets anybody read. */
export interface RealBucket {
  /** The settings of a site that keeps its uploads there. */
  env: Record<string, string>
  /** Another program with the same keys. */
  client: S3Client
  stop(): Promise<void>
}

export const bucketName = 'harbour'
/** The keys are fixed in the program. */
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/**
 * Serves a bucket with the files of a folder.
 * @param port of an earlier server, which comes back
 */
export async function startRealBucket(directory: string, port = 0): Promise<RealBucket> {
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    configureBuckets: [{ name: bucketName }],
  })
  const endpoint = `http://127.0.0.1:${(await server.run()).port}`
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: keys })
  return {
    env: {
      UPLOADS_S3_BUCKET: bucketName,
      UPLOADS_S3_ENDPOINT: endpoint,
      UPLOADS_S3_PATH_STYLE: '1',
      AWS_ACCESS_KEY_ID: keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    client,
    async stop() {
      client.destroy()
      server.httpServer.closeAllConnections()
      await server.close()
    },
  }
}
