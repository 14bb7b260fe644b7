import type { Part } from '@agency/contracts/manage/crop-part.ts'
import { words } from '../../words.ts'
import { moved, resized } from './part-moves.ts'

type PartNumbersProps = { part: Part; onChange: (part: Part) => void }

const inPercent = (share: number) => Math.round(share * 1000) / 10

/** Where a part begins and how wide it is, in numbers. Its height follows from its shape. */
export function PartNumbers({ part, onChange }: PartNumbersProps) {
  const set = {
    left: (left: number) => moved(part, { ...part, left }),
    top: (top: number) => moved(part, { ...part, top }),
    width: (width: number) => resized(part, width),
  }
  return (
    <div className="part-numbers">
      {(['left', 'top', 'width'] as const).map(side => (
        <label key={side}>
          {words.crops.fields[side]}
          <span className="amount">
            <input
              type="number"
              min={0}
              max={100}
              step={0.1}
              value={inPercent(part[side])}
              onChange={({ target }) => target.value !== '' && onChange(set[side](target.valueAsNumber / 100))}
            />
            {words.crops.unit}
          </span>
        </label>
      ))}
    </div>
  )
}
