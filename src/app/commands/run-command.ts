import { analyzeCommand } from './analyze.ts'
import { casesListCommand } from './cases-list.ts'
import { casesShowCommand } from './cases-show.ts'
import type { Command, Output } from './command.ts'
import { contactsListCommand } from './contacts-list.ts'
import { dailyCommand } from './daily.ts'
import { feedbackExportCommand } from './feedback-export.ts'
import { glossaryPronounceCommand } from './glossary-pronounce.ts'
import { lawExportCommand } from './law-export.ts'
import { lawImportCommand } from './law-import.ts'
import { lawReportCommand } from './law-report.ts'
import { lawReportsCommand } from './law-reports.ts'
import { lawValidateCommand } from './law-validate.ts'
import { lawyersExportCommand } from './lawyers-export.ts'
import { lawyersImportCommand } from './lawyers-import.ts'
import { lawyersRemoveCommand } from './lawyers-remove.ts'
import { lawyersReportsCommand } from './lawyers-reports.ts'
import { lawyersStatsCommand } from './lawyers-stats.ts'
import { lawyersVerifyCommand } from './lawyers-verify.ts'
import { mailBounceCommand } from './mail-bounce.ts'
import { mailCheckCommand } from './mail-check.ts'
import { mailListCommand } from './mail-list.ts'
import { mailResendCommand } from './mail-resend.ts'
import { paymentsListCommand } from './payments-list.ts'
import { paymentsRefundCommand } from './payments-refund.ts'
import { paymentsShowCommand } from './payments-show.ts'
import { trainCommand } from './train.ts'
import { usersEraseCommand } from './users-erase.ts'
import { usersListCommand } from './users-list.ts'
import { usersShowCommand } from './users-show.ts'

const COMMANDS: { words: string; usage: string; run: Command }[] = [
  {
    words: 'analyze',
    usage:
      'analyze --jsonl FILE          one result a line for {id,facts,country,jurisdiction?,lang?,asOf?}',
    run: analyzeCommand,
  },
  {
    words: 'law validate',
    usage:
      'law validate [--copied]       checks every file of knowledge/ (and summaries against imported texts)',
    run: lawValidateCommand,
  },
  {
    words: 'law export',
    usage: 'law export --jsonl            every provision, one a line',
    run: lawExportCommand,
  },
  {
    words: 'law report',
    usage:
      'law report [--json | --overdue | --links]  how much law each place has, and what is lacking',
    run: lawReportCommand,
  },
  {
    words: 'law reports',
    usage: 'law reports                   errors that readers reported',
    run: lawReportsCommand,
  },
  {
    words: 'law import',
    usage: 'law import --place CODE FILE  takes in an official text (USLM, Akoma Ntoso, CSV)',
    run: lawImportCommand,
  },
  {
    words: 'lawyers import',
    usage:
      'lawyers import --register NAME --preset PRESET FILE  takes lawyers in (CSV, JSONL; --dry-run, --mapping FILE)',
    run: lawyersImportCommand,
  },
  {
    words: 'lawyers export',
    usage: 'lawyers export [--format csv|jsonl]  every lawyer, one a line',
    run: lawyersExportCommand,
  },
  {
    words: 'lawyers verify',
    usage:
      'lawyers verify --register NAME --number N --result in-force  records a look into the register',
    run: lawyersVerifyCommand,
  },
  {
    words: 'lawyers remove',
    usage: 'lawyers remove --slug SLUG --reason TEXT  takes a lawyer off the list for good',
    run: lawyersRemoveCommand,
  },
  {
    words: 'lawyers reports',
    usage: 'lawyers reports               what readers and lawyers say about entries',
    run: lawyersReportsCommand,
  },
  {
    words: 'lawyers stats',
    usage: 'lawyers stats [--json]        how many lawyers there are, and where',
    run: lawyersStatsCommand,
  },
  {
    words: 'mail check',
    usage: 'mail check [--selector NAME]  SPF, DKIM, DMARC and MX of the sender',
    run: mailCheckCommand,
  },
  {
    words: 'mail list',
    usage: 'mail list [--dead]            mails on their way, or those that did not get through',
    run: mailListCommand,
  },
  {
    words: 'mail resend',
    usage: 'mail resend ID                begins anew with a mail that did not get through',
    run: mailResendCommand,
  },
  {
    words: 'mail bounce',
    usage:
      'mail bounce < MESSAGE         marks the mail that a notification says was not delivered',
    run: mailBounceCommand,
  },
  {
    words: 'feedback export',
    usage: 'feedback export [--texts --reason TEXT]  what people said of their results, as counts',
    run: feedbackExportCommand,
  },
  {
    words: 'cases list',
    usage: 'cases list [--reason TEXT]    the newest cases, without what was written',
    run: casesListCommand,
  },
  {
    words: 'cases show',
    usage: 'cases show ID --reason TEXT [--facts]  one case; its owner sees that you looked',
    run: casesShowCommand,
  },
  {
    words: 'payments list',
    usage: 'payments list [--status S] [--reason TEXT]  the newest payments',
    run: paymentsListCommand,
  },
  {
    words: 'payments show',
    usage: 'payments show ID --reason TEXT  one payment with its receipts',
    run: paymentsShowCommand,
  },
  {
    words: 'payments refund',
    usage: 'payments refund ID [--amount CENTS] --reason TEXT  gives money back',
    run: paymentsRefundCommand,
  },
  {
    words: 'contacts list',
    usage: 'contacts list                 requests to lawyers and what became of them',
    run: contactsListCommand,
  },
  {
    words: 'users list',
    usage: 'users list [--reason TEXT]    the newest people',
    run: usersListCommand,
  },
  {
    words: 'users show',
    usage: 'users show EMAIL --reason TEXT  one person with cases and payments',
    run: usersShowCommand,
  },
  {
    words: 'users erase',
    usage: 'users erase EMAIL --reason TEXT  erases everything of a person but the books',
    run: usersEraseCommand,
  },
  {
    words: 'glossary pronounce',
    usage: 'glossary pronounce            writes how each term sounds, with eSpeak NG',
    run: glossaryPronounceCommand,
  },
  {
    words: 'daily',
    usage: 'daily [--json]                the last 24 hours in numbers',
    run: dailyCommand,
  },
  {
    words: 'train',
    usage: 'train                         trains the classifier from knowledge/phrases',
    run: trainCommand,
  },
]

/** Runs one command and answers its exit code; 2 for a command that does not exist. */
export async function runCommand(args: string[], output: Output): Promise<number> {
  const line = args.join(' ')
  const command = COMMANDS.find(({ words }) => line === words || line.startsWith(`${words} `))
  if (command) return command.run(args.slice(command.words.split(' ').length), output)
  output.err(
    ['Commands:', ...COMMANDS.map(({ usage }) => `  npm run -s legal -- ${usage}`)].join('\n'),
  )
  return args.length === 0 || line === 'help' || line === '--help' ? 0 : 2
}
