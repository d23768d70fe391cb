import { z } from 'zod'
import { msg } from '../../i18n/message.ts'
import { line, shortText, title } from '../parts.ts'
import { define } from './define.ts'

/** The invitation to join. It leads to the site's sign-up address; without one, to the login page. */
export const signUp = define()({
  label: msg('Sign up'),
  icon: 'person_add',
  storefronts: ['unregistered'],
  content: () =>
    z.strictObject({
      title,
      text: shortText,
      /** The button's text; empty: “Sign up”. */
      label: line,
    }),
  settings: () => z.strictObject({}),
  start: { title: '', text: '', label: '' },
  appearance: { scheme: 'primary' },
})
