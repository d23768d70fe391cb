import { atom, type WritableAtom } from 'nanostores'

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
  /** Ends its upload; none while it is not sent. */
  upload: AbortController | undefined
}

/** Lets uploads go on when their field is not shown any more. */
export interface UploadKeeper {
  /** The uploads of the field at this path, which may have begun before it was shown. */
  uploadsAt(path: string): FieldUploads
  begin(upload: AbortController, field: FieldUploads): void
  end(upload: AbortController): void
  /** Says that a picture is not stored, where its field cannot. */
  fail(): void
}

/** The keeper of the uploads of a field for one picture. */
export interface FieldKeeper extends Pick<UploadKeeper, 'begin' | 'end' | 'fail'> {
  /** The uploads of the field; without them, a field that is shown again does not know them. */
  uploads?: FieldUploads
  /** Where the field is now; undefined: its place is gone. */
  path?(): string | undefined
  /** Stores a picture in the value as it is then. `false`: its place is gone. */
  store(file: string): boolean
}

/** The props of a field as it was drawn last. */
interface DrawnField {
  value: readonly FieldPicture[]
  onChange(value: FieldPicture[]): void
  keeper?: FieldKeeper | undefined
  max: number
}

/** The pictures of one field that are on their way. */
export interface FieldUploads {
  $pending: WritableAtom<readonly PendingPicture[]>
  latest: DrawnField | undefined
  isShown: boolean
}

/** The state of a field without uploads that is not on the page yet. */
export function createFieldUploads(): FieldUploads {
  return { $pending: atom<readonly PendingPicture[]>([]), latest: undefined, isShown: false }
}
