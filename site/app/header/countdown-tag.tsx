import type { Promotion } from '../shell/shell-model.server.ts'
import { formatShortDay, malaysianDay } from '../ui/malaysian-day.ts'

/** The running promotion and the time it has left. Without script it names the last day instead of counting. */
export function CountdownTag({ promotion }: { promotion: Promotion }) {
  const until = promotion.until ?? 0
  return (
    <a className="countdown" href={promotion.link || '/'} data-countdown={until}>
      <span className="countdown__title">{promotion.tag || promotion.title}</span>
      <span className="countdown__left" data-countdown-left>
        until {formatShortDay(malaysianDay(until - 1))}
      </span>
    </a>
  )
}
