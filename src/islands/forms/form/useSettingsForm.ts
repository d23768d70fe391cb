import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormReturn } from 'react-hook-form'
import { noticeFailure } from '#client/failures.ts'
import { createFieldPlaces, type FieldPlaces } from '#client/forms/fieldPlaces.ts'
import { createFormDraft } from '#client/forms/formDraft.ts'
import { guardLeaving } from '#client/forms/guardLeaving.ts'
import { type CheckValues, problemResolver } from '#client/forms/problemResolver.ts'
import { createSettingsForm } from '#client/forms/settingsForm.ts'
import type { SavedValues, SaveRequest } from '#client/forms/settingsFormCalls.ts'
import type { SettingsFormStore } from '#client/forms/settingsFormStore.ts'
import { signInAgain } from '#client/forms/signInAgain.ts'
import { unreadableInputs } from '#client/forms/unreadableInput.ts'
import { useFrame } from '../frame/SettingsFrame.tsx'

interface SettingsFormOptions<Values extends FieldValues, Result extends SavedValues<Values>> {
  /** The name of the form; with the id of the thing that it edits: `product.12`. */
  storageKey: string
  /** The values when the page was loaded, and their revision. */
  loaded: SavedValues<Values>
  /** Checks the values before they are sent: `checkBy(Schema)`. */
  check?: CheckValues<Values>
  /** Sends the values, and returns what is saved now. */
  save(request: SaveRequest<Values>): Promise<Result>
  /** Reads what is saved now; without it, a conflict is a problem like others. */
  reload?: () => Promise<SavedValues<Values>>
  /** Called after a save, for example to open the page of a new thing. */
  saved?: (result: Result) => void
}

/** A form of the settings: the form of the library, and the state around it. */
export interface SettingsFormHandle<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>
  control: UseFormReturn<Values, unknown, Values>['control']
  store: SettingsFormStore
  places: FieldPlaces
}

/** Creates a form that loses nothing: see `createSettingsForm`. */
export function useSettingsForm<Values extends FieldValues, Result extends SavedValues<Values> = SavedValues<Values>>({
  storageKey,
  loaded,
  check = () => [],
  save,
  reload,
  saved,
}: SettingsFormOptions<Values, Result>): SettingsFormHandle<Values> {
  const { t, uid } = useFrame()
  const [places] = useState(createFieldPlaces)
  const form = useForm<Values, unknown, Values>({
    // why: all values are given, which is a case of the library's type of partial values
    defaultValues: loaded.values as DefaultValues<Values>,
    resolver: problemResolver((values) => [...unreadableInputs(places), ...check(values)], t),
    shouldFocusError: false,
  })
  const latest = useRef({ save, reload, saved })
  useEffect(() => {
    latest.current = { save, reload, saved }
  })
  const [store] = useState(() =>
    createSettingsForm(
      {
        loaded,
        draft: createFormDraft<Values>(`${storageKey}.${uid}`, Object.keys(loaded.values)),
        form: {
          read: form.getValues,
          write: (values) => form.reset(values),
          showErrors: (errors) => {
            if (errors.length === 0) form.clearErrors()
            for (const { name, ...error } of errors) form.setError(name as Path<Values>, error) // why: the server names the path
          },
        },
      },
      {
        save: (request) => latest.current.save(request),
        reload: reload && (() => (latest.current.reload ?? reload)()),
        saved: saved && ((result) => latest.current.saved?.(result)),
        fail: noticeFailure,
        signIn: (name, password, code) => signInAgain(uid, name, password, code),
        leave: (href) => location.assign(href),
        newKey: () => crypto.randomUUID(),
        hasField: (name) => places.find(name) !== undefined,
      },
    ),
  )
  useEffect(() => {
    store.start()
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: store.typed })
    const stopGuarding = guardLeaving({
      hasChanges: () => store.$changed.get().length > 0 && store.$phase.get() !== 'leaving',
      ask: store.askToLeave,
    })
    const restore = ({ persisted }: PageTransitionEvent) => persisted && store.restore()
    addEventListener('pageshow', restore)
    return () => {
      removeEventListener('pageshow', restore)
      unsubscribe()
      stopGuarding()
    }
  }, [store, form])
  return { form, control: form.control, store, places }
}
