import { partWords } from '@agency/words/shell/parts/words.ts'
import { formatSen } from '../formats/money.ts'

type PriceProps = {
  sen: number | undefined
  words?: string
  unit?: string
  from?: boolean
}

export function Price({ sen, words, unit, from = true }: PriceProps) {
  if (sen === undefined) {
    return words ? (
      <span className="price">
        <b className="price__amount">{words}</b>
      </span>
    ) : null
  }
  return (
    <span className="price">
      {from && <span className="price__from">{partWords().from}</span>}
      <Amount sen={sen} />
      {unit && <span className="price__unit"> {unit}</span>}
    </span>
  )
}

export function Amount({ sen }: { sen: number }) {
  const [ringgit, rest] = formatSen(sen).split('.')
  return (
    <b className="price__amount">
      {ringgit}
      <small>.{rest}</small>
    </b>
  )
}
