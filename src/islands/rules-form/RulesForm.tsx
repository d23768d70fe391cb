import { SettingsFrame, type SettingsFrameProps } from '../forms/frame/SettingsFrame.tsx'
import { withFallback } from '../ui/withFallback.tsx'
import { RulesFormBody, type RulesFormBodyProps } from './RulesFormBody.tsx'
import './style.css'

/** The page of the earning rules: the list of the rules, the open rule, and the simulation beside them. */
export const RulesForm = withFallback(({ frame, ...props }: RulesFormBodyProps & { frame: SettingsFrameProps }) => (
  <SettingsFrame frame={frame}>
    <RulesFormBody {...props} />
  </SettingsFrame>
))
