const second = 1000

/** `12d 04:33:21` */
export function timeLeft(milliseconds: number, dayUnit: string): string {
  const seconds = Math.floor(milliseconds / second)
  const days = Math.floor(seconds / 86_400)
  const clock = [seconds / 3600, seconds / 60, seconds].map((part, position) =>
    String(Math.floor(part) % (position === 0 ? 24 : 60)).padStart(2, '0'),
  )
  return `${days > 0 ? `${days}${dayUnit} ` : ''}${clock.join(':')}`
}
