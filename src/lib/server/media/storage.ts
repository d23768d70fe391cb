import { resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../config.ts'

export type StorageConfig = Pick<Config, 'dataDir' | 's3'>

/** The place of the uploaded files: a folder of DATA_DIR, or a bucket if one is configured. */
export interface Storage {
  put(name: string, content: Uint8Array): Promise<void>
  /** `undefined` if there is no such file. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  remove(name: string): Promise<void>
}

/** Opens the storage when it is first used. */
export function openStorage(config: StorageConfig): Storage {
  let opened: Promise<Disk> | undefined
  const disk = () => (opened ??= config.s3 ? openBucket(config.s3) : Promise.resolve(openFolder(config.dataDir)))
  return {
    put: async (name, content) => (await disk()).put(name, content),
    async read(name) {
      const files = await disk()
      return (await files.exists(name)) ? new Uint8Array(await files.getBytes(name)) : undefined
    },
    remove: async (name) => (await disk()).delete(name),
  }
}

function openFolder(dataDir: string): Disk {
  return new Disk(new FSDriver({ location: resolve(dataDir, 'uploads'), visibility: 'private' }))
}

async function openBucket({ bucket, region, endpoint, pathStyle }: NonNullable<Config['s3']>): Promise<Disk> {
  // Loaded only for a bucket: the client is large.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const address = { region, ...(endpoint && { endpoint }), forcePathStyle: pathStyle }
  return new Disk(new S3Driver({ ...address, bucket, visibility: 'private', supportsACL: false }))
}
