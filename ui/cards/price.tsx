import { formatSen } from '../formats/money.ts'

/** "from RM 1,234.00 per person". */
export function Price({ sen, unit, from = true }: { sen: number; unit?: string; from?: boolean }) {
  return (
    <span className="price">
      {from && <span className="price__from">from </span>}
      <b className="price__amount">{formatSen(sen)}</b>
      {unit && <span className="price__unit"> {unit}</span>}
    </span>
  )
}
