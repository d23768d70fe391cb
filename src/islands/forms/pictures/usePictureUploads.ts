import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { ApiError } from '#client/api.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { PICTURE_BYTES, type PicturePurpose } from '#shared/media/uploadLimits.ts'
import { createFieldUploads, type FieldKeeper, type FieldPicture, type PendingPicture } from './fieldUploads.ts'

interface UploadsOf {
  purpose: PicturePurpose
  value: readonly FieldPicture[]
  onChange(value: FieldPicture[]): void
  keeper?: FieldKeeper | undefined
  max: number
  t: Translate
}

let lastKey = 0

/** Uploads pictures and adds each to the value of a field as soon as it is stored. */
export function usePictureUploads({ purpose, value, onChange, keeper, max, t }: UploadsOf) {
  const [own] = useState(createFieldUploads)
  const uploads = keeper?.uploads ?? own
  const { $pending } = uploads
  const pending = useStore($pending)
  useEffect(() => {
    uploads.latest = { value, onChange, keeper, max }
  })
  useEffect(() => {
    uploads.isShown = true
    return () => {
      uploads.isShown = false
      if (uploads.latest?.keeper) return
      for (const { upload } of uploads.$pending.get()) upload?.abort()
    }
  }, [uploads])

  function change(key: number, changed: Partial<PendingPicture>): void {
    $pending.set($pending.get().map((one) => (one.key === key ? { ...one, ...changed } : one)))
  }

  function forget(key: number): void {
    $pending.set($pending.get().filter((one) => one.key !== key))
  }

  /** Several uploads may end before the field is drawn again. */
  function store(file: string, replaces: string | undefined): void {
    const { latest } = uploads
    if (!latest) return
    const { value: current, keeper: kept, max: most } = latest
    if (kept) {
      if (!kept.store(file)) kept.fail()
      return
    }
    const isReplaced = current.some((one) => one.file === replaces)
    const next = isReplaced
      ? current.map((one) => (one.file === replaces ? { ...one, file } : one))
      : current.some((one) => one.file === file) || current.length >= most
        ? [...current]
        : [...current, { file, alt: '' }]
    latest.value = next
    latest.onChange(next)
  }

  async function send({ key, source, replaces }: PendingPicture): Promise<void> {
    if (source.size > PICTURE_BYTES) {
      const limit = PICTURE_BYTES / 2 ** 20
      change(key, { error: t('This file is too large. At most {{limit}} MB are possible.', { limit }) })
      return
    }
    const upload = new AbortController()
    upload.signal.addEventListener('abort', () => forget(key), { once: true })
    change(key, { error: undefined, part: 0, upload })
    keeper?.begin(upload, uploads)
    try {
      // Most users of a form choose no picture.
      const { uploadPicture } = await import('#client/uploadPicture.ts')
      const onProgress = (part: number) => change(key, { part })
      const { file } = await uploadPicture(source, { purpose, onProgress, signal: upload.signal })
      forget(key)
      store(file, replaces)
    } catch (error) {
      if (upload.signal.aborted) return
      if (uploads.isShown) return change(key, { error: reasonOf(error, t), canRetry: !isRefused(error) })
      forget(key)
      keeper?.fail()
    } finally {
      keeper?.end(upload)
    }
  }

  return {
    pending,
    /** @param replaces the picture that the first file takes the place of */
    add(files: readonly Blob[], replaces?: string): void {
      const room = replaces === undefined ? max - value.length - pending.filter((one) => !one.replaces).length : 1
      const added = files.slice(0, Math.max(0, room)).map((source) => ({
        key: ++lastKey,
        name: source instanceof File ? source.name : '',
        source,
        part: 0,
        error: undefined,
        canRetry: false,
        replaces,
        upload: undefined,
      }))
      // A newer choice for the same picture takes the place of the older one.
      const outdated = $pending.get().filter((one) => replaces !== undefined && one.replaces === replaces)
      for (const one of outdated) one.upload?.abort()
      $pending.set([...$pending.get().filter((one) => !outdated.some(({ key }) => key === one.key)), ...added])
      for (const one of added) void send(one)
    },
    retry: (one: PendingPicture) => void send(one),
    drop: ({ key, upload }: PendingPicture) => {
      upload?.abort()
      forget(key)
    },
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 413, 415].includes(error.status)
}

function reasonOf(error: unknown, t: Translate): string {
  const [problem] = error instanceof ApiError ? error.problems : []
  return problem?.message ?? t('The upload did not work. The picture is still here, so you can try again.')
}
