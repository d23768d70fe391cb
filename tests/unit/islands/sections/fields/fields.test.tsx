// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { faqForms } from '#islands/sections/faq/Form.tsx'
import { heroForms } from '#islands/sections/hero/Form.tsx'
import { imageTextForms } from '#islands/sections/image-text/Form.tsx'
import { richTextForms } from '#islands/sections/rich-text/Form.tsx'
import { slideshowForms } from '#islands/sections/slideshow/Form.tsx'
import { videoForms } from '#islands/sections/video/Form.tsx'
import { maxSlides } from '#shared/sections/definitions/slideshow.ts'
import { plainRichText } from '#shared/sections/richText.ts'
import { answerWithNothing, edit, newSection } from '../formHarness.tsx'

beforeEach(answerWithNothing)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The controls with this label, which may have the mark of a required field. */
const fields = (name: string) => screen.getAllByLabelText((label) => label.replace(' *', '') === name)
const field = (name: string) => fields(name)[0]!
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const notesOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

describe('a text', () => {
  test('changes the draft with each key, and counts against the limit of the schema', () => {
    const { content } = edit(heroForms, newSection('hero'))
    fill('Headline', 'Good work can be learned.')
    expect(content().title).toBe('Good work can be learned.')
    expect(notesOf(field('Headline'))).toContain('25 of 16025 of 160 characters')
  })

  test('that is too long keeps its words and says why', () => {
    const { content } = edit(heroForms, newSection('hero'))
    fill('Headline', 'a'.repeat(161))
    expect(content().title).toHaveLength(161)
    expect(notesOf(field('Headline'))).toContain('Use at most 160 characters.')
  })

  test('of a translation has its language and direction, and the base text below it', () => {
    const { content } = edit(heroForms, newSection('hero', { content: { title: 'Good work.' } }), { language: 'ar' })
    expect([field('Headline').lang, field('Headline').dir]).toEqual(['ar', 'rtl'])
    expect(screen.getByText('Good work.').closest('[lang]')?.getAttribute('lang')).toBe('en')
    fill('Headline', 'عمل متقن.')
    expect([content('ar').title, content('en').title]).toEqual(['عمل متقن.', 'Good work.'])
  })
})

describe('a number', () => {
  const start = () => edit(heroForms, newSection('hero'), { form: 'Settings' })

  test('stays inside the limits of the schema', () => {
    const { settings } = start()
    fill('Topics below the search field', '99')
    expect(settings().topics).toBe(5)
    fill('Topics below the search field', '8')
    expect(settings().topics).toBe(8)
    expect(screen.getByRole('button', { name: 'Topics below the search field: one more' })).toHaveProperty(
      'disabled',
      true,
    )
  })

  test('keeps the last one while something else is typed, and says so until a number comes', () => {
    const { settings } = start()
    const topics = field('Topics below the search field') as HTMLInputElement
    Object.defineProperty(topics, 'validity', { value: { badInput: true }, configurable: true })
    fireEvent.change(topics, { target: { value: '' } })
    fireEvent.blur(topics)
    expect(settings().topics).toBe(5)
    expect(topics.value).toBe('')
    expect(notesOf(topics)).toContain('This is not a number.')
    Reflect.deleteProperty(topics, 'validity')
    press('Topics below the search field: one less')
    expect([settings().topics, topics.value]).toEqual([4, '4'])
    expect(topics.getAttribute('aria-invalid')).not.toBe('true')
  })

  test('is changed in steps', () => {
    const { settings } = start()
    press('Topics below the search field: one less')
    expect(settings().topics).toBe(4)
  })
})

describe('a list', () => {
  const slide = (title: string) => ({ eyebrow: '', title, text: '', link: null, picture: null })
  const start = (...titles: string[]) =>
    edit(slideshowForms, newSection('slideshow', { content: { slides: titles.map(slide) } }))
  const open = (name: string) => press(name)

  test('takes entries up to the limit of the schema', () => {
    const { content } = start('One')
    for (let count = 1; count < maxSlides; count++) press('Add a slide')
    expect(content().slides).toHaveLength(maxSlides)
    expect(screen.queryByRole('button', { name: 'Add a slide' })).toBeNull()
  })

  test('opens a new entry and puts the focus into its first field', async () => {
    start('One', 'Two')
    press('Add a slide')
    await waitFor(() => expect(document.activeElement?.id).toBe('part-content[en][slides][2][eyebrow]'))
  })

  test('moves an entry, which stays open', () => {
    const { content } = start('One', 'Two', 'Three')
    open('One')
    press('Move down')
    expect(content().slides.map(({ title }) => title)).toEqual(['Two', 'One', 'Three'])
    expect(screen.getByRole('button', { name: 'One' }).getAttribute('aria-expanded')).toBe('true')
  })

  test('removes an entry, but never the last one that the schema asks for', () => {
    const { content } = start('One', 'Two')
    open('One')
    press('Remove')
    expect(content().slides.map(({ title }) => title)).toEqual(['Two'])
    open('Two')
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  })

  test('keeps the field of an entry while its words change', () => {
    const { content } = start('One')
    const before = fields('Headline')[1]!
    fireEvent.change(before, { target: { value: 'First' } })
    expect(fields('Headline')[1]).toBe(before)
    expect(content().slides[0]!.title).toBe('First')
  })

  test('marks a closed entry that has a problem', () => {
    start('One', '')
    expect(screen.getByRole('button', { name: /^Slide 2/ }).textContent).toContain('Check this entry')
  })
})

describe('a link', () => {
  const start = () => {
    const made = edit(imageTextForms, newSection('image_text'))
    press('Add a button')
    return made
  }

  test('leads to a page of the site or to a section of this page', () => {
    const { content } = start()
    const places = [...field('Link').querySelectorAll('option')].map(({ value }) => value)
    expect(places).toContain('#s4')
    fill('Link', '/search')
    expect(content().link).toEqual({ label: '', url: '/search' })
  })

  test('with an address that is not safe is named as a problem', () => {
    const { content } = start()
    fill('Link', 'own')
    fill('Address', 'javascript:alert(1)')
    expect(content().link?.url).toBe('javascript:alert(1)')
    expect(notesOf(field('Address'))).toContain('Use an https:// address or a path on this site.')
    fill('Address', 'https://a.example/b')
    expect(field('Address').getAttribute('aria-invalid')).toBeNull()
  })
})

describe('a picture', () => {
  const picture = { file: '/media/section/0123456789abcdef0123456789abcdef-800x600.webp', alt: 'A quay' }

  test('is described, or marked as decoration', () => {
    const { content } = edit(imageTextForms, newSection('image_text', { content: { picture } }))
    fill('What does the picture show?', 'A quay in the evening')
    expect(content().picture?.alt).toBe('A quay in the evening')
    fireEvent.click(screen.getByRole('switch', { name: 'Only decoration' }))
    expect(content().picture).toEqual({ file: picture.file, alt: '', decoration: true })
    expect(screen.queryByLabelText('What does the picture show?')).toBeNull()
    fireEvent.click(screen.getByRole('switch', { name: 'Only decoration' }))
    expect(content().picture).toEqual({ file: picture.file, alt: '' })
    expect(field('What does the picture show?')).toBeTruthy()
  })

  test('without a description is asked for one until somebody says that it is decoration', () => {
    edit(imageTextForms, newSection('image_text', { content: { picture: { ...picture, alt: '' } } }))
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Only decoration' }).checked).toBe(false)
    expect(notesOf(field('What does the picture show?'))).toContain(
      'Describe it for people who cannot see it, or mark it as decoration.',
    )
    cleanup()
    edit(imageTextForms, newSection('image_text', { content: { picture: { ...picture, alt: '', decoration: true } } }))
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Only decoration' }).checked).toBe(true)
  })

  test('that is missing is a drawing, which can be shuffled', () => {
    const { settings } = edit(imageTextForms, newSection('image_text'), { form: 'Settings' })
    press('Another drawing')
    expect(settings().seed).toMatch(/^drawing-\w+$/)
  })
})

test('a formatted text becomes the document of the schema, without anything that only the editor needs', async () => {
  const start = newSection('rich_text', { content: { body: plainRichText('Quay') } })
  const { content } = edit(richTextForms, start)
  fireEvent.focus(screen.getByRole('textbox', { name: 'Text' }))
  await screen.findByRole('toolbar', { name: 'Formatting' }, { timeout: 15_000 })
  press('Bulleted list')
  await waitFor(() =>
    expect(content().body).toEqual({
      type: 'doc',
      content: [
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: plainRichText('Quay').content }],
        },
      ],
    }),
  )
})

test('two answers that are moved keep their own words', () => {
  const items = ['One', 'Two'].map((word) => ({ question: word, answer: plainRichText(`Answer ${word}`) }))
  const { content } = edit(faqForms, newSection('faq', { content: { items } }))
  press('Two')
  press('Move up')
  expect(content().items).toEqual([items[1], items[0]])
  expect(screen.getByRole('textbox', { name: 'Answer' }).textContent).toBe('Answer Two')
})

test('the address of a video names its host, or says which hosts there are', () => {
  const { content } = edit(videoForms, newSection('video'))
  fill('Address of the video', 'https://evil.example/watch')
  expect(notesOf(field('Address of the video'))).toContain('Use the address of a YouTube or Vimeo video, or an upload.')
  fill('Address of the video', 'https://youtu.be/M7lc1UVf-VE')
  expect(content().url).toBe('https://youtu.be/M7lc1UVf-VE')
  expect(notesOf(field('Address of the video'))).toEqual(['A video on YouTube.'])
})
