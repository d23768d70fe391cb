// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SectionTimes } from '#islands/sections/form.ts'
import { SectionAudienceForm } from '#islands/sections/tabs/SectionAudienceForm.tsx'
import { SectionAppearanceForm } from '#islands/sections/tabs/SectionAppearanceForm.tsx'
import type { StorefrontType } from '#shared/audience/storefrontTypes.ts'
import { answerWithNothing, newSection, showInPanel } from '../formHarness.tsx'

beforeEach(answerWithNothing)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const nothing = () => {}

test('the look of a section is changed part by part', () => {
  const changes: object[] = []
  showInPanel(
    <SectionAppearanceForm
      section={newSection('cta')}
      problems={{}}
      changeAppearance={(change) => changes.push(change)}
    />,
  )
  fireEvent.click(screen.getByRole('radio', { name: 'Full' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  fireEvent.click(screen.getByRole('radio', { name: 'In the middle' }))
  expect(changes).toEqual([{ width: 'full' }, { scheme: 'ink' }, { alignment: 'center' }])
})

test('a colour over the picture is offered once there is a picture', () => {
  const section = newSection('cta')
  showInPanel(<SectionAppearanceForm section={section} problems={{}} changeAppearance={nothing} />)
  expect(screen.queryByText('Colour over the picture')).toBeNull()
  cleanup()
  section.data.appearance = { ...section.data.appearance, background: '/media/section/a.webp' }
  showInPanel(<SectionAppearanceForm section={section} problems={{}} changeAppearance={nothing} />)
  expect(screen.getByText('Colour over the picture')).toBeTruthy()
})

function Audience({ times }: { times?: Partial<SectionTimes> }) {
  const [section, setSection] = useState({ ...newSection('cta'), ...times })
  return (
    <>
      <SectionAudienceForm
        section={section}
        problems={{}}
        changeRestrictions={(restrictions) => setSection({ ...section, data: { ...section.data, restrictions } })}
        changeTimes={(change) => setSection({ ...section, ...change })}
      />
      <output>{JSON.stringify([section.hidden, section.visible_from, section.visible_until])}</output>
    </>
  )
}
const now = () => JSON.parse(document.querySelector('output')?.textContent ?? '')

test('the times of a section are by the clock of the site, and stored in UTC', () => {
  showInPanel(<Audience />)
  fireEvent.change(screen.getByLabelText('Shown from'), { target: { value: '2026-07-01T10:00' } })
  fireEvent.click(screen.getByRole('switch', { name: 'Hidden' }))
  expect(now()).toEqual([true, '2026-07-01 08:00:00', null])
  expect(screen.getByText(/Time zone/)).toBeTruthy()
})

test('a section that ends before it begins is named as a problem', () => {
  showInPanel(<Audience times={{ visible_from: '2026-07-02 08:00:00', visible_until: '2026-07-01 08:00:00' }} />)
  const field = screen.getByLabelText('Shown until')
  const notes = field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(notes).toContain('The section ends before it begins.')
})

test.each<[StorefrontType, string[]]>([
  ['registered', ['Language', 'Country', 'Job title', 'Organisations', 'Profession', 'Skill']],
  ['unregistered', ['Language', 'Organisations']],
])('the storefront for %s users offers its own criteria', (storefront, criteria) => {
  showInPanel(<Audience />, { storefront })
  const labels = [...document.querySelectorAll('.audience-criteria label')].map(({ textContent }) => textContent)
  expect(labels).toEqual(criteria)
})

test('each criterion says where its values come from', () => {
  const hints = () =>
    [...document.querySelectorAll('.audience-criteria .field')].map((one) => one.querySelector('.hint')?.textContent)
  const [users, others] = ['Set by users themselves', 'Set by administrators and imports']
  showInPanel(<Audience />)
  expect(hints()).toEqual([users, others, others, others, others, users])
  cleanup()
  showInPanel(<Audience />, { storefront: 'unregistered' })
  expect(hints()).toEqual(['The language of the page', 'By the host name of the site'])
})
