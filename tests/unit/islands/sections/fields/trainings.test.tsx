// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { categoriesForms } from '#islands/sections/categories/Form.tsx'
import { trainingsForms } from '#islands/sections/trainings/Form.tsx'
import { answerWithNothing, edit, newSection } from '../formHarness.tsx'

beforeEach(answerWithNothing)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('another vocabulary empties the chosen terms', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const data = String(address).includes('vocabularies')
      ? ['topic', 'skill'].map((name) => ({ type: 'taxonomy', name, taxonomy: name, label: name }))
      : []
    return Response.json({ data, meta: { totalPages: 1, isLastPage: true } })
  })
  const start = newSection('trainings', { settings: { source: 'vocabulary', terms: [3] } })
  const { settings } = edit(trainingsForms, start, { form: 'Settings' })
  await screen.findByRole('option', { name: 'skill' })
  fireEvent.change(screen.getByLabelText('Vocabulary'), { target: { value: 'skill' } })
  expect(settings()).toMatchObject({ vocabulary: 'skill', terms: [] })
})

test('chosen trainings that readers do not see keep their titles and say why', async () => {
  const chosen = [
    { id: 4, title: 'Knots', shown_to: 'everyone' },
    { id: 5, title: 'Sails', shown_to: 'nobody' },
    { id: 6, title: 'Ropes', shown_to: 'organizations' },
  ]
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json({
      data: address.includes('storefront/manage/trainings') ? chosen : [],
      meta: { totalPages: 1, isLastPage: true },
    }),
  )
  const settings = { source: 'custom' as const, ids: [4, 5, 6, 7] }
  edit(trainingsForms, newSection('trainings', { settings }), { form: 'Settings' })
  const order = screen.getByRole('group', { name: 'In this order' })
  await waitFor(() =>
    expect([...order.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
      'Knots',
      'Sails (not published)',
      'Ropes (only for its organisations)',
      'No longer exists: 7',
    ]),
  )
})

test('categories are the top terms of the vocabulary; one below that was chosen before keeps its name', async () => {
  const asked: string[] = []
  const terms = [
    { tid: 1, name: 'Craft', parent: 0, weight: 0, vocabulary: 'topic' },
    { tid: 2, name: 'Knots', parent: 1, weight: 0, vocabulary: 'topic' },
  ]
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const isTop = new URL(address, 'https://site.test').searchParams.get('parent') === '0'
    const data = address.includes('taxonomy_terms') ? terms.filter(({ parent }) => !isTop || parent === 0) : []
    return Response.json({ data, meta: { totalPages: 1, isLastPage: true } })
  })
  edit(categoriesForms, newSection('categories', { settings: { terms: [2, 9] } }), { form: 'Settings' })
  const order = screen.getByRole('group', { name: 'In this order' })
  await waitFor(() =>
    expect([...order.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
      'Knots',
      'No longer exists: 9',
    ]),
  )
  expect(asked.filter((address) => address.includes('taxonomy_terms'))[0]).toMatch(
    /machine_name=topic&parent=0&limit=100&page=0$/,
  )
})
