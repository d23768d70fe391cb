import { resolve } from 'node:path'
import type { Disk } from 'flydrive'
import type { Config } from '../config.ts'
import { loadOnce } from '../memory/loadOnce.ts'

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
  const disk = loadOnce(() => (config.s3 ? openBucket(config.s3) : openFolder(config.dataDir)))
  return {
    put: (name, content) => explained(async () => (await disk()).put(name, content)),
    read: (name) =>
      explained(async () => {
        try {
          return new Uint8Array(await (await disk()).getBytes(name))
        } catch (error) {
          if (isMissing(error)) return undefined
          throw error
        }
      }),
    remove: (name) => explained(async () => (await disk()).delete(name)),
  }
}

/** Adds the reason of a failure to its message: the log of a page shows nothing else. */
async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    if (!(error instanceof Error) || !(cause instanceof Error)) throw error
    const reason = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
    throw new Error(`${error.message} (${reason}: ${cause.message})`, { cause })
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

/** A bucket that is gone is a failure, not a missing file. */
function isMissing(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && (cause.name === 'NoSuchKey' || ('code' in cause && cause.code === 'ENOENT'))
}
