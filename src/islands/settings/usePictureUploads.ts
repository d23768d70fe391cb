import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#client/api.ts'
import { uploadPicture } from '#client/uploadPicture.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { PICTURE_BYTES, type PicturePurpose } from '#shared/media/uploadLimits.ts'

/** A picture as forms store it. */
export interface FieldPicture {
  file: string
  alt: string
}

/** A picture on its way, or one that could not be stored: it stays, so that the user can try again. */
export interface PendingPicture {
  key: number
  name: string
  source: Blob
  /** The part that is sent, from 0 to 1. */
  part: number
  error: string | undefined
  /** Another try may work: the file itself was not refused. */
  canRetry: boolean
  /** The picture that it replaces. */
  replaces: string | undefined
}

/** Lets uploads go on when their field is not shown any more. */
export interface UploadKeeper {
  begin(upload: AbortController): void
  end(upload: AbortController): void
  /** Says that a picture is not stored, where its field cannot. */
  fail(): void
}

/** The keeper of the uploads of a field for one picture. */
export interface FieldKeeper extends UploadKeeper {
  /** Stores a picture in the value as it is then. `false`: its place is gone. */
  store(file: string): boolean
}

interface UploadsOf {
  purpose: PicturePurpose
  value: readonly FieldPicture[]
  onChange(value: FieldPicture[]): void
  keeper?: FieldKeeper | undefined
  max: number
  t: Translate
}

/** Uploads pictures and adds each to the value of a field as soon as it is stored. */
export function usePictureUploads({ purpose, value, onChange, keeper, max, t }: UploadsOf) {
  const [pending, setPending] = useState<readonly PendingPicture[]>([])
  const latest = useRef({ value, onChange, keeper, max })
  const running = useRef(new Map<number, AbortController>())
  const keys = useRef(0)
  useEffect(() => {
    latest.current = { value, onChange, keeper, max }
  })
  const isShown = useRef(true)
  useEffect(() => {
    const uploads = running.current
    isShown.current = true
    return () => {
      isShown.current = false
      if (latest.current.keeper) return
      for (const upload of uploads.values()) upload.abort()
    }
  }, [])

  function change(key: number, changed: Partial<PendingPicture>): void {
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  }

  function drop(key: number): void {
    running.current.get(key)?.abort()
    running.current.delete(key)
    setPending((all) => all.filter((one) => one.key !== key))
  }

  /** Several uploads may end before the field is drawn again. */
  function store(file: string, replaces: string | undefined): void {
    const { value: current, onChange: say, keeper: kept, max: most } = latest.current
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
    latest.current.value = next
    say(next)
  }

  async function send({ key, source, replaces }: PendingPicture): Promise<void> {
    if (source.size > PICTURE_BYTES) {
      const limit = PICTURE_BYTES / 2 ** 20
      change(key, { error: t('This file is too large. At most {{limit}} MB are possible.', { limit }) })
      return
    }
    const upload = new AbortController()
    running.current.set(key, upload)
    keeper?.begin(upload)
    change(key, { error: undefined, part: 0 })
    try {
      const onProgress = (part: number) => change(key, { part })
      const { file } = await uploadPicture(source, { purpose, onProgress, signal: upload.signal })
      drop(key)
      store(file, replaces)
    } catch (error) {
      if (upload.signal.aborted) return
      if (isShown.current) change(key, { error: reasonOf(error, t), canRetry: !isRefused(error) })
      else keeper?.fail()
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
        key: keys.current++,
        name: source instanceof File ? source.name : '',
        source,
        part: 0,
        error: undefined,
        canRetry: false,
        replaces,
      }))
      setPending((all) => [...all.filter((one) => replaces === undefined || one.replaces !== replaces), ...added])
      for (const one of added) void send(one)
    },
    retry: (one: PendingPicture) => void send(one),
    drop,
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 413, 415].includes(error.status)
}

function reasonOf(error: unknown, t: Translate): string {
  const [problem] = error instanceof ApiError ? error.problems : []
  return problem?.message ?? t('The upload did not work. The picture is still here, so you can try again.')
}
