import { call } from '#client/api.ts'
import { type CheckValues, checkBy } from '#client/forms/problemResolver.ts'
import type { SaveRequest } from '#client/forms/settingsFormCalls.ts'
import { trainingFormAddress } from '#shared/catalogue/managedTrainingPlace.ts'
import { type ManagedTraining, ManagedTrainingChange, NewManagedTraining } from '#shared/contract/managedTrainings.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { moveActionsOn, useActionsWhileSaved } from '../forms/form/useActionsWhileSaved.ts'
import { type SettingsFormHandle, useSettingsForm } from '../forms/form/useSettingsForm.ts'
import {
  newManagedTrainingOf,
  savedTrainingValues,
  trainingChangeOf,
  trainingValues,
  type TrainingValues,
} from './trainingValues.ts'

const checkNew = checkBy<NewManagedTraining>(NewManagedTraining)
const checkChange = checkBy<ManagedTrainingChange>(ManagedTrainingChange)

/** @param training `null`: a new training */
export function useTrainingForm(training: ManagedTraining | null): SettingsFormHandle<TrainingValues> {
  const frame = useFrame()
  const id = training?.id
  const keep = (saved: ManagedTraining) => {
    moveActionsOn(saved)
    return { ...savedTrainingValues(saved, frame), id: saved.id }
  }
  const check: CheckValues<TrainingValues> = (values) =>
    id === undefined ? checkNew(newManagedTrainingOf(values)) : checkChange(trainingChangeOf(values, 1))

  async function save({ changes, values, revision = 0, idempotencyKey }: SaveRequest<TrainingValues>) {
    if (id === undefined) {
      const body = newManagedTrainingOf(values)
      return (await call('POST trainings', { body, idempotencyKey, whole: false })).data
    }
    const body = trainingChangeOf(changes, revision)
    return (await call('PATCH trainings/{id}', { params: { id }, body, whole: false })).data
  }

  const handle = useSettingsForm<TrainingValues, ReturnType<typeof keep>>({
    storageKey: `training.${id ?? 'new'}`,
    loaded: training ? savedTrainingValues(training, frame) : { values: trainingValues(null, frame) },
    check,
    save: async (request) => keep(await save(request)),
    ...(id !== undefined && {
      reload: async () => keep((await call('GET trainings/manage/{id}', { params: { id }, whole: false })).data),
    }),
    saved: (saved) => {
      if (id === undefined) location.assign(trainingFormAddress(saved.id, '?made=new'))
    },
  })
  useActionsWhileSaved(handle.store)
  return handle
}
