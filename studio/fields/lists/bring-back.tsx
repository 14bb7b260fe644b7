import { SmallButton } from '../../parts/buttons.tsx'
import { words } from '../../words/words.ts'

/** Says that an item was taken out of a list, and brings it back where it was. Nothing while nothing was taken out. */
export function BringBack({ name, onBringBack }: { name: string | undefined; onBringBack: () => void }) {
  return (
    <p className="bring-back" role="status">
      {name !== undefined && (
        <>
          {words.fields.removed(name)} <SmallButton onClick={onBringBack}>{words.fields.bringBack}</SmallButton>
        </>
      )}
    </p>
  )
}
