import { z } from 'zod'
import { byKind, choicesFor } from './choices.ts'

/** The user's choice by kind: `mail` (on the site and by email), `list` (on the site) or `off`. */
export const NoticeChoices = z.strictObject(byKind((type) => z.enum(choicesFor(type))))
export type NoticeChoices = z.infer<typeof NoticeChoices>

/** Kinds that are missing do not change. */
export const NoticeChoicesChange = NoticeChoices.partial()
export type NoticeChoicesChange = z.infer<typeof NoticeChoicesChange>

/** The same as a form. */
export const NoticeChoicesForm = NoticeChoicesChange.strip()
