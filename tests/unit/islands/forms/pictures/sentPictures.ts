import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** The requests of the page, answered by the test. */
export class SentPicture extends EventTarget {
  static all: SentPicture[] = []
  upload = new EventTarget()
  status = 0
  responseText = ''
  form: FormData | undefined
  isAborted = false
  open() {}
  setRequestHeader() {}
  send(form: FormData) {
    this.form = form
    SentPicture.all.push(this)
  }
  abort() {
    this.isAborted = true
    this.end('abort')
  }
  end(type: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(type))
    this.dispatchEvent(new Event('loadend'))
  }
  answer(status: number, body: object) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.end('load')
  }
}

/** The button with this name. */
export const buttonNamed = (name: string) => screen.getByRole('button', { name })

/** Chooses files in the field. */
export const choosePictures = (...chosen: File[]) =>
  fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files: chosen } })
/** Waits until the page has sent this many requests; it sends one after the other. */

/** Waits until the page has sent this number of requests. */
export const sentRequests = (count: number) => waitFor(() => expect(SentPicture.all).toHaveLength(count))

/** A small picture of the disk. */
export const pictureFile = (name = 'quay.jpg') => new File(['x'], name, { type: 'image/jpeg' })

/** The answer of an upload. */
export const storedPicture = (file: string) => ({
  data: { file, url: file, type: 'image/webp', bytes: 1, width: 1, height: 1 },
})
