import { z } from 'zod'
import { msg } from '../i18n/message.ts'
import { uploadPurposes } from '../media/uploadLimits.ts'

/** A file of a form that was received into a temporary file. */
export interface ReceivedFile {
  path: string
  bytes: number
}

export const UploadForm = z.strictObject({
  file: z
    .custom<ReceivedFile>((value) => typeof value === 'object' && value !== null && 'path' in value, {
      message: msg('Choose a file.'),
      params: { code: 'required' },
    })
    .meta({ override: { type: 'string', format: 'binary' } }),
  purpose: z.enum(uploadPurposes),
})

/** A stored file. `file` is the name that other calls take, `url` its full address. A font has no width and height. */
export const Upload = z.strictObject({
  file: z.string(),
  url: z.string(),
  type: z.string(),
  bytes: z.int().positive(),
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
})
export type Upload = z.infer<typeof Upload>
