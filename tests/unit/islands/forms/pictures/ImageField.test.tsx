// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FieldPicture } from '#islands/forms/pictures/fieldUploads.ts'
import { ImageField } from '#islands/forms/pictures/ImageField.tsx'
import { clientTranslate } from '#shared/i18n/clientTranslate.ts'
import { PICTURE_BYTES } from '#shared/media/uploadLimits.ts'
import { buttonNamed, choosePictures, pictureFile, SentPicture, sentRequests, storedPicture } from './sentPictures.ts'

const t = clientTranslate({ lang: 'en', strings: {} })
const mug = { file: '/media/demo/mug.svg', alt: 'A mug' }
const cap = { file: '/media/demo/cap.svg', alt: 'A cap' }

beforeEach(() => {
  SentPicture.all = []
  vi.stubGlobal('XMLHttpRequest', SentPicture)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Form({ start = [], max = 6 }: { start?: FieldPicture[]; max?: number }) {
  const [value, setValue] = useState<FieldPicture[]>(start)
  return (
    <>
      <ImageField
        label="Pictures"
        purpose="product"
        ratio={4 / 3}
        value={value}
        max={max}
        t={t}
        icons="/i"
        onChange={setValue}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

const value = () => JSON.parse(document.querySelector('output')?.textContent ?? '')
const files = () => value().map(({ file }: FieldPicture) => file)

test('a picture is uploaded with its progress, and then described', async () => {
  render(<Form />)
  choosePictures(pictureFile())
  await sentRequests(1)
  const [sent] = SentPicture.all
  expect([sent?.form?.get('purpose'), sent?.form?.get('file')]).toEqual(['product', expect.any(Blob)])
  act(
    () =>
      void sent?.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 4 })),
  )
  expect(screen.getByText(/25%/)).toBeTruthy()
  await act(async () => sent?.answer(201, storedPicture('/media/product/a.webp')))
  expect(screen.queryByRole('progressbar')).toBeNull()
  const alt = screen.getByLabelText(/What does the picture show/)
  fireEvent.change(alt, { target: { value: 'The old quay' } })
  expect(value()).toEqual([{ file: '/media/product/a.webp', alt: 'The old quay' }])
})

test('pictures that are chosen together are sent one after the other, and all are kept', async () => {
  render(<Form />)
  choosePictures(pictureFile('a.jpg'), pictureFile('b.jpg'))
  await sentRequests(1)
  await act(async () => SentPicture.all[0]?.answer(201, storedPicture('/media/product/a.webp')))
  await sentRequests(2)
  await act(async () => SentPicture.all[1]?.answer(201, storedPicture('/media/product/b.webp')))
  await waitFor(() => expect(files()).toEqual(['/media/product/a.webp', '/media/product/b.webp']))
})

test('a refused or interrupted upload says why, and can be tried again', async () => {
  render(<Form />)
  choosePictures(pictureFile())
  const errors = [{ message: 'This is not a picture.', path: 'file', code: 'type' }]
  await sentRequests(1)
  await act(async () => SentPicture.all[0]?.answer(400, { errors }))
  expect(screen.getByRole('alert').textContent).toBe('This is not a picture.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  fireEvent.click(buttonNamed('Remove'))
  choosePictures(pictureFile())
  await sentRequests(2)
  await act(async () => SentPicture.all[1]?.end('error'))
  expect(screen.getByRole('alert').textContent).toContain('The picture is still here')
  fireEvent.click(buttonNamed('Try again'))
  await sentRequests(3)
  await act(async () => SentPicture.all[2]?.answer(201, storedPicture('/media/product/a.webp')))
  expect(files()).toEqual(['/media/product/a.webp'])
})

test('a file over the limit is not sent', () => {
  render(<Form />)
  const large = pictureFile()
  Object.defineProperty(large, 'size', { value: PICTURE_BYTES + 1 })
  choosePictures(large)
  expect(screen.getByRole('alert').textContent).toBe('This file is too large. At most 15 MB are possible.')
  expect(SentPicture.all).toEqual([])
})

test('a cancelled upload leaves nothing', async () => {
  render(<Form />)
  choosePictures(pictureFile())
  await act(async () => fireEvent.click(buttonNamed('Cancel')))
  expect([screen.queryByRole('progressbar'), screen.queryByRole('alert'), files()]).toEqual([null, null, []])
})

test('pictures change their order by buttons, and the focus follows', () => {
  render(<Form start={[mug, cap]} />)
  fireEvent.click(buttonNamed('Move picture 1 down'))
  expect(files()).toEqual([cap.file, mug.file])
  expect(screen.getByText('Picture 2 of 2').getAttribute('role')).toBe('status')
  expect(document.activeElement).toBe(buttonNamed('Move picture 2 up'))
})

test('a removed picture leaves the focus on the field', () => {
  render(<Form start={[mug]} max={1} />)
  expect(screen.queryByLabelText('Choose a picture')).toBeNull()
  fireEvent.click(buttonNamed('Remove: Picture 1 of 1'))
  expect(files()).toEqual([])
  expect(document.activeElement).toBe(screen.getByLabelText('Choose a picture'))
})

test('a replaced picture keeps its place and its text', async () => {
  render(<Form start={[mug, cap]} />)
  fireEvent.change(screen.getByLabelText('Replace: Picture 1 of 2'), { target: { files: [pictureFile()] } })
  await sentRequests(1)
  await act(async () => SentPicture.all[0]?.answer(201, storedPicture('/media/product/a.webp')))
  expect(value()).toEqual([{ ...mug, file: '/media/product/a.webp' }, cap])
})

test('a newer choice for a picture ends the upload of the older one', async () => {
  render(<Form start={[mug, cap]} />)
  const replace = () =>
    fireEvent.change(screen.getByLabelText('Replace: Picture 1 of 2'), { target: { files: [pictureFile()] } })
  replace()
  await sentRequests(1)
  replace()
  await sentRequests(2)
  expect([screen.getAllByRole('progressbar').length, SentPicture.all[0]?.isAborted]).toEqual([1, true])
  await act(async () => SentPicture.all[1]?.answer(201, storedPicture('/media/product/b.webp')))
  expect(files()).toEqual(['/media/product/b.webp', cap.file])
})

test('no more pictures than the limit are taken', async () => {
  render(<Form start={[mug]} max={2} />)
  choosePictures(pictureFile('a.jpg'), pictureFile('b.jpg'))
  await sentRequests(1)
  await act(async () => SentPicture.all[0]?.answer(201, storedPicture('/media/product/a.webp')))
  expect(files()).toEqual([mug.file, '/media/product/a.webp'])
  expect(SentPicture.all).toHaveLength(1)
})
