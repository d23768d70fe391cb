import { join } from 'node:path'
import type { Machine } from './machines.ts'
import { until } from './until.ts'

/** The settings of a site that keeps its uploads in the bucket; the keys are fixed in the program. */
export const bucketSettings = {
  UPLOADS_S3_BUCKET: 'juniper-uploads',
  UPLOADS_S3_ENDPOINT: 'http://bucket:9000',
  UPLOADS_S3_PATH_STYLE: '1',
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
}

/** Starts a server with the interface of S3 and waits until it answers. */
export async function startBucket(machine: Machine, folder: string, root: string): Promise<void> {
  const args = ['deploy/trial/bucketServer.ts', join(folder, 'bucket'), bucketSettings.UPLOADS_S3_BUCKET]
  machine.start(process.execPath, args, { cwd: root, log: 'bucket' })
  await until('a bucket', 10_000, () => {
    machine.run('curl', ['-s', '-m', '2', bucketSettings.UPLOADS_S3_ENDPOINT])
    return true
  })
}
