import type { RunningPromotion } from '../../features/site-settings/promotions.server.ts'

/** The running promotion and the time it has left. Without script it names the days instead of counting. */
export function CountdownTag({ promotion }: { promotion: RunningPromotion }) {
  const { until, daysLeft } = promotion
  const days = daysLeft === 1 ? '1 day' : `${daysLeft} days`
  return (
    <a className="countdown" href={`${promotion.link || '/'}#ending`} data-countdown={until}>
      <span className="countdown__title">{promotion.tag || promotion.title}</span>
      <span className="countdown__left" data-countdown-left>
        {daysLeft > 0 ? days : 'under a day'}
      </span>
    </a>
  )
}
