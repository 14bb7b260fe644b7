const usual =
  /^(\w{2})\w*day (?:to|–|-) (\w{2})\w*day, (\d{1,2})(?:[.:](\d{2}))? ?am (?:to|–|-) (\d{1,2})(?:[.:](\d{2}))? ?pm$/i

/** Opening hours as schema.org writes them, `Mo-Sa 09:00-18:00`; undefined where the text is of another form. */
export function weeklyHours(text: string): string | undefined {
  const [, from = '', to = '', open, openMinute = '00', close, closeMinute = '00'] = usual.exec(text.trim()) ?? []
  if (!open || !close) return undefined
  const hour = (value: number) => String(value).padStart(2, '0')
  const closing = Number(close) === 12 ? 12 : Number(close) + 12
  return `${from}-${to} ${hour(Number(open) % 12)}:${openMinute}-${hour(closing)}:${closeMinute}`
}
