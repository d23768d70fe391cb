import { msg } from '../i18n/message.ts'
import type { IconName } from '../theme/icons.ts'

/** The actions that change whether learners see a training, and how the administrators see them. */
export const trainingActions = {
  publish: {
    published: true,
    label: msg('Publish'),
    icon: 'public',
    news: msg('It is published now. Learners can find it.'),
  },
  unpublish: {
    published: false,
    label: msg('Unpublish'),
    icon: 'visibility_off',
    news: msg('It is a draft now. Learners no longer see it.'),
  },
} as const satisfies Record<string, { published: boolean; label: string; icon: IconName; news: string }>
export type TrainingAction = keyof typeof trainingActions

export const trainingActionIds = ['publish', 'unpublish'] as const satisfies readonly TrainingAction[]

/** The action that a training allows now, or that undoes the last one. */
export function nextTrainingAction(published: boolean) {
  const id: TrainingAction = published ? 'unpublish' : 'publish'
  return { id, ...trainingActions[id] }
}
