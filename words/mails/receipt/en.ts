export const en = {
  subject: (reference: string) => `We have your message: ${reference}`,
  dear: (name: string) => `Dear ${name},`,
  hello: 'Hello,',
  thanks: (brand: string) => `Thank you. ${brand} has your message. Your reference is:`,
  /** The site showed another reference while the backend was away. */
  corrected: (reference: string) => `On the website you saw ${reference}. Please use the reference above instead.`,
  attached: 'The departure is attached for your calendar. Nothing is booked yet.',
  whoAnswers: 'Who answers you',
  answer: ({ planner, within, byPhone }: { planner?: string | undefined; within: string; byPhone: boolean }) =>
    `${planner ? `${planner} or a colleague` : 'A travel planner'} will read it and reply${within && `, ${within}`}. To add something, ${byPhone ? 'reply to this e-mail or call, and' : 'reply to this e-mail and'} quote the reference.`,
  planner: 'Your planner',
  hours: 'Working hours',
  phone: 'Phone',
  email: 'E-mail',
  lookAgain: 'Look at it again',
  copy: 'What you sent us',
  withoutAddresses: 'Web and e-mail addresses that you wrote are left out of this copy.',
  ignore: 'If you did not write to us, please ignore this e-mail.',
  pictureOf: (title: string) => `Picture of ${title}`,
  chosen: 'Chosen',
  /** In the calendar file. */
  event: (title: string) => `${title} (asked about, not booked)`,
  reference: (reference: string) => `Reference: ${reference}`,
}
