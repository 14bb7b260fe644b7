/**
 * Sends thousands of enquiries to a stack while its processes are killed: `node tools/e2e/journeys/enquiry/kill-test.ts 2000`, or for so many
 * minutes at most: `node tools/e2e/journeys/enquiry/kill-test.ts 20000 30`.
 */
import { killRun } from './kill-run.ts'

const report = await killRun(Number(process.argv[2] ?? 2000), Number(process.argv[3] ?? Number.POSITIVE_INFINITY))
const { missing, doubled, withoutMail, ...counts } = report
console.log({ ...counts, missing: missing.length, doubled: doubled.length, withoutMail: withoutMail.length })
process.exit(missing.length + doubled.length + withoutMail.length === 0 ? 0 : 1)
