import type { DndContextProps } from '@dnd-kit/core'
import type { Translate } from '#shared/i18n/message.ts'

/** The words for screen readers while a row is moved. */
export function moveAnnouncements(
  t: Translate,
  keys: readonly string[],
  nameOf: (key: string) => string,
): NonNullable<DndContextProps['accessibility']> {
  const total = keys.length
  const place = (key: string, at: string | undefined) => ({
    name: nameOf(key),
    position: keys.indexOf(at ?? key) + 1,
    total,
  })
  return {
    screenReaderInstructions: {
      draggable: t('Press space or enter to lift it, the arrow keys to move it, space to drop it, Escape to cancel.'),
    },
    announcements: {
      onDragStart: ({ active }) =>
        t('Lifted: {{name}}, position {{position}} of {{total}}.', place(`${active.id}`, undefined)),
      // The library reports the row's own place right after the start, which would replace the announcement of the start.
      onDragOver: ({ active, over }) =>
        t(
          over?.id === active.id
            ? 'Lifted: {{name}}, position {{position}} of {{total}}.'
            : '{{name}}, position {{position}} of {{total}}.',
          place(`${active.id}`, over ? `${over.id}` : undefined),
        ),
      onDragEnd: ({ active, over }) =>
        t(
          'Dropped: {{name}}, position {{position}} of {{total}}.',
          place(`${active.id}`, over ? `${over.id}` : undefined),
        ),
      onDragCancel: ({ active }) =>
        t('Not moved: {{name}}, position {{position}} of {{total}}.', place(`${active.id}`, undefined)),
    },
  }
}
