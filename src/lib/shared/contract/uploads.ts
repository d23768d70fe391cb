import { z } from 'zod'
import { msg } from '../i18n/message.ts'
import { uploadPurposes } from '../media/uploadLimits.ts'

/** A file of a form that was received into a temporary file. */
export interface ReceivedFile {
  path: string
  bytes: number
}

const isFile = (value: unknown) => typeof value === 'object' && value !== null && 'path' in value
const chosen = { message: msg('Choose a file.'), params: { code: 'required' } }

export const UploadForm = z.strictObject({
  file: z.custom<ReceivedFile>(isFile, chosen).meta({ override: { type: 'string', format: 'binary' } }),
  purpose: z.enum(uploadPurposes),
})

/** The form of a user's picture; `file` is null if the picture is removed. A browser sends an empty file for none. */
export const PictureForm = z
  .object({ file: z.custom<ReceivedFile>(isFile).optional(), remove: z.literal('1').optional() })
  .transform(({ file, remove }) => ({ file: remove || !file?.bytes ? null : file, remove }))
  .refine(({ file, remove }) => file !== null || remove !== undefined, { ...chosen, path: ['file'] })

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
