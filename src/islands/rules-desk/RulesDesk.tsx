import { SettingsFrame, type SettingsFrameProps } from '../settings/SettingsFrame.tsx'
import { withFallback } from '../ui/withFallback.tsx'
import { RulesForm, type RulesFormProps } from './RulesForm.tsx'
import './style.css'

/** The page of the earning rules: the list of the rules, the open rule, and the simulation beside them. */
export const RulesDesk = withFallback(({ frame, ...props }: RulesFormProps & { frame: SettingsFrameProps }) => (
  <SettingsFrame frame={frame}>
    <RulesForm {...props} />
  </SettingsFrame>
))
