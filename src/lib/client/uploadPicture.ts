import type { Problem } from '#shared/contract/common.ts'
import type { Upload } from '#shared/contract/uploads.ts'
import type { PicturePurpose, UploadPurpose } from '#shared/media/uploadLimits.ts'
import { apiBase } from '#shared/paths.ts'
import { ApiError } from './api.ts'

interface UploadOptions<Purpose extends UploadPurpose = PicturePurpose> {
  purpose: Purpose
  /** Gets the part that is sent, from 0 to 1. */
  onProgress(part: number): void
  signal: AbortSignal
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Uploads a picture with its progress, which `fetch` does not report. A page sends one at a time: the server takes only
 * two of one user.
 * @throws ApiError if the server refused, TypeError if it could not be reached, an AbortError if `signal` aborted
 */
export function uploadPicture(picture: Blob, options: UploadOptions): Promise<Upload> {
  return uploadFile(picture, options)
}

/** The same for a file of any purpose, such as a font. */
export function uploadFile(picture: Blob, options: UploadOptions<UploadPurpose>): Promise<Upload> {
  const sent = last.then(() => sendPicture(picture, options))
  last = sent.catch(() => {})
  return sent
}

function sendPicture(picture: Blob, { purpose, onProgress, signal }: UploadOptions<UploadPurpose>): Promise<Upload> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new DOMException('The upload was cancelled.', 'AbortError'))
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal.addEventListener('abort', abort, { once: true })
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      const answer = readJson(request.responseText)
      if (request.status === 201 && answer.data) resolve(answer.data)
      else reject(new ApiError(request.status, answer.errors ?? []))
    })
    request.addEventListener('error', () => reject(new TypeError('The upload was interrupted.')))
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    request.open('POST', `${apiBase}/uploads`)
    request.setRequestHeader('Accept', 'application/json')
    const form = new FormData()
    form.set('purpose', purpose)
    form.set('file', picture, 'picture')
    request.send(form)
  })
}

/** A proxy may answer with a page; then there are no problems to show. */
function readJson(text: string): { data?: Upload; errors?: Problem[] } {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
