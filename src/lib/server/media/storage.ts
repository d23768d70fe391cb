import { resolve } from 'node:path'
import type { Disk } from 'flydrive'
import type { Config } from '../config.ts'

export type StorageConfig = Pick<Config, 'dataDir' | 's3'>

/** The place of the uploaded files: a folder of DATA_DIR, or a bucket if one is configured. */
export interface Storage {
  put(name: string, content: Uint8Array): Promise<void>
  /** `undefined` if there is no such file. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  remove(name: string): Promise<void>
}

/** Opens the storage, and loads its packages, when it is first used. */
export function openStorage(config: StorageConfig): Storage {
  let opened: Promise<Disk> | undefined
  const disk = () => (opened ??= config.s3 ? openBucket(config.s3) : openFolder(config.dataDir))
  return {
    put: async (name, content) => (await disk()).put(name, content),
    async read(name) {
      const files = await disk()
      return (await files.exists(name)) ? new Uint8Array(await files.getBytes(name)) : undefined
    },
    remove: async (name) => (await disk()).delete(name),
  }
}

async function openFolder(dataDir: string): Promise<Disk> {
  const [{ Disk }, { FSDriver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/fs')])
  return new Disk(new FSDriver({ location: resolve(dataDir, 'uploads'), visibility: 'private' }))
}

async function openBucket({ bucket, region, endpoint, pathStyle }: NonNullable<Config['s3']>): Promise<Disk> {
  const [{ Disk }, { S3Driver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/s3')])
  const address = { region, ...(endpoint && { endpoint }), forcePathStyle: pathStyle }
  return new Disk(new S3Driver({ ...address, bucket, visibility: 'private', supportsACL: false }))
}
