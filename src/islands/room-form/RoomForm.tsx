import { checkBy } from '#client/forms/problemResolver.ts'
import type { SavedValues } from '#client/forms/settingsFormCalls.ts'
import { readRoom, sendNewRoom, sendRoomChange } from '#client/queries/rooms.ts'
import { sessionPaths } from '#shared/access/sessionPaths.ts'
import { NewRoom, type Room } from '#shared/contract/rooms.ts'
import { withNotice } from '#shared/notices/flash.ts'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { NumberField } from '../forms/fields/NumberField.tsx'
import { SettingsForm } from '../forms/form/SettingsForm.tsx'
import { SettingsFrame, type SettingsFrameProps, useFrame } from '../forms/frame/SettingsFrame.tsx'
import { SwitchField } from '../forms/fields/SwitchField.tsx'
import { TextField } from '../forms/fields/TextField.tsx'
import { useSettingsForm } from '../forms/form/useSettingsForm.ts'
import { withFallback } from '../ui/withFallback.tsx'

interface RoomFormProps {
  frame: SettingsFrameProps
  /** `null`: the form makes a new room. */
  room: Room | null
}

/** The form of a room. */
export const RoomForm = withFallback(({ frame, ...rest }: RoomFormProps) => (
  <SettingsFrame frame={frame}>
    <RoomEditor {...rest} />
  </SettingsFrame>
))

const checkRoom = checkBy<NewRoom>(NewRoom)

function RoomEditor({ room }: Omit<RoomFormProps, 'frame'>) {
  const { t } = useFrame()
  const handle = useSettingsForm<NewRoom>({
    storageKey: `room.${room?.id ?? 'new'}`,
    loaded: room ? savedRoom(room) : { values: { name: '', place: '', seats: null, active: true } },
    check: checkRoom,
    save: async ({ values, changes, revision = 0, idempotencyKey }) =>
      savedRoom(
        room ? await sendRoomChange(room.id, { ...changes, revision }) : await sendNewRoom(values, idempotencyKey),
      ),
    ...(room && { reload: async () => savedRoom(await readRoom(room.id)) }),
    saved: () => {
      if (!room) location.assign(withNotice(sessionPaths.rooms, 'saved'))
    },
  })
  const { control } = handle
  return (
    <SettingsForm handle={handle} creating={!room} {...(!room && { saveLabel: t('Create room') })}>
      <FormGroup title={t('Room')}>
        <TextField control={control} name="name" required label={t('Name of the room')} />
        <TextField
          control={control}
          name="place"
          label={t('Where it is')}
          hint={t('An address, a floor, or how to find it.')}
        />
        <NumberField control={control} name="seats" min={1} label={t('Seats')} hint={t('Empty: no limit.')} />
        <SwitchField
          control={control}
          name="active"
          label={t('Can be chosen')}
          hint={t('A room that is off stays with its sessions, but new sessions cannot choose it.')}
        />
      </FormGroup>
    </SettingsForm>
  )
}

function savedRoom({ name, place, seats, active, revision }: Room): SavedValues<NewRoom> {
  return { values: { name, place, seats, active }, revision }
}
