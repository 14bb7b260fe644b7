import * as z from 'zod'
import { addressPath } from '../../../addresses/addresses.ts'
import { list, requiredText } from '../readers/lenient-values.server.ts'

export const redirectsAnswer = z.object({ redirects: list(z.object({ from: requiredText, to: requiredText })) })

/** Security: an editor's redirect leads to a path of this site or an https address only. */
const isTarget = (to: string) => /^\/(?![/\\])/.test(to) || /^https:\/\//.test(to)

export const redirectsIn = ({ redirects }: z.output<typeof redirectsAnswer>): ReadonlyMap<string, string> =>
  new Map(redirects.filter(({ to }) => isTarget(to)).map(({ from, to }) => [addressPath(from), to]))
