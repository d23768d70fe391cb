import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { limitUploads } from '#server/media/limitUploads.ts'
import { storeUpload } from '#server/media/storeUpload.ts'
import { Upload, UploadForm } from '#shared/contract/uploads.ts'
import { PICTURE_BYTES } from '#shared/media/uploadLimits.ts'

export const POST = endpoint({
  summary:
    'Stores a picture or font for a purpose. Pictures (JPEG, PNG, WebP, AVIF, GIF; 15 MB, 50 million pixels) are encoded again without their metadata; an animation becomes its first frame. The same content has the same name.',
  access: 'signed-in',
  body: UploadForm,
  multipart: {
    bytes: PICTURE_BYTES,
    begin: ({ user, locals: { db, now } }) => limitUploads(db, user.uid, now),
  },
  answer: Upload,
  status: 201,
  idempotency: { heldBy: 'verb' },
  refuses: { 429: {} },
  async run({ body, user, idempotencyKey: key, locals: { db, runtime, flags, origin, now } }) {
    const stored = await storeUpload(db, runtime.media, { ...body, uid: user.uid, flags, now, key })
    return { data: { ...stored, url: origin + stored.file } }
  },
})

export const ALL = otherMethods({ POST })
