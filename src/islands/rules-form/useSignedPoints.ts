import { useFrame } from '../forms/frame/SettingsFrame.tsx'

/** Words for a difference of points, such as `+1,200 points`. */
export function useSignedPoints(): (points: number) => string {
  const { t } = useFrame()
  return (points) => `${points < 0 ? '−' : '+'}${t('{{count}} points', { count: Math.abs(points) })}`
}
