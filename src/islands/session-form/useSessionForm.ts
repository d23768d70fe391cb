import { useRef, useState } from 'react'
import { checkBy } from '#client/forms/problemResolver.ts'
import { changedFields } from '#client/forms/changedFields.ts'
import type { SavedValues } from '#client/forms/settingsFormCalls.ts'
import { readTrainingSession, sendNewSession, sendSessionChange } from '#client/queries/trainingSessions.ts'
import { sessionPaths } from '#shared/access/sessionPaths.ts'
import { NewTrainingSession } from '#shared/contract/trainingSessions.ts'
import { withNotice } from '#shared/notices/flash.ts'
import { type SettingsFormHandle, useSettingsForm } from '../forms/form/useSettingsForm.ts'
import type { SessionFormProps } from './SessionForm.tsx'
import { filledValues, isOfInterest, savedSessionValues, type SessionValues } from './values.ts'

const checkFilled = checkBy<object>(NewTrainingSession)

type SavedSession = SavedValues<SessionValues> & { id: number }

/** The question before mails go out. */
export interface NotifyQuestion {
  open: boolean
  onAnswer(notify: boolean): void
  onClose(): void
}

/** The form of a session. Before a change of which people are notified, it asks whether they are. */
export function useSessionForm({ session, start, people }: Omit<SessionFormProps, 'frame'>): {
  handle: SettingsFormHandle<SessionValues>
  question: NotifyQuestion
} {
  const [open, setOpen] = useState(false)
  const notify = useRef(true)
  const saved = useRef(session ? savedSessionValues(session).values : start)
  const keep = (result: SavedSession): SavedSession => {
    saved.current = result.values
    return result
  }
  const handle = useSettingsForm<SessionValues, SavedSession>({
    storageKey: session ? `session.${session.id}` : newKey(start),
    loaded: session ? savedSessionValues(session) : { values: start },
    check: (values) => checkFilled(filledValues(values)),
    save: async ({ values, changes, revision = 0, idempotencyKey }) => {
      const result = session
        ? await sendSessionChange(session.id, { ...filled(changes), revision, notify: notify.current })
        : await sendNewSession(NewTrainingSession.parse(filledValues(values)), idempotencyKey)
      return keep({ ...savedSessionValues(result), id: result.id })
    },
    ...(session && {
      reload: async () => {
        const theirs = savedSessionValues(await readTrainingSession(session.id))
        saved.current = theirs.values
        return theirs
      },
    }),
    saved: ({ id }) => {
      if (!session) location.assign(withNotice(`${sessionPaths.sessions}/${id}`, 'session-created'))
    },
  })
  const { store, form } = handle
  const asksFirst = () => people > 0 && isOfInterest(changedFields(saved.current, form.getValues()))
  return {
    handle: {
      ...handle,
      store: {
        ...store,
        save: async () => {
          notify.current = true
          if (asksFirst()) setOpen(true)
          else await store.save()
        },
      },
    },
    question: {
      open,
      onAnswer: (answer) => {
        notify.current = answer
        setOpen(false)
        void store.save()
      },
      onClose: () => setOpen(false),
    },
  }
}

/** A session that begins with other values has a draft of its own. */
function newKey({ training, from, instructors }: SessionValues): string {
  return ['session.new', training, from, ...instructors.map(({ uid }) => uid)].filter(Boolean).join('.')
}

/** The fields that every session has cannot be empty: the form has checked them. */
function filled({ training, from, until, reason, ...changes }: Partial<SessionValues>) {
  return {
    ...changes,
    ...(typeof training === 'number' && { training }),
    ...(typeof from === 'string' && { from }),
    ...(typeof until === 'string' && { until }),
    ...(reason?.trim() && { reason }),
  }
}
