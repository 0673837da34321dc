/**
 * What people wrote in public about sites like this one, in our words: 48 reports, each of which stands for a kind of
 * fault. The cases in cases/ and the journeys beside this file try the kind in other spellings than the tests of its part.
 */
export const reports = {
  // What is typed.
  lostOnReset: "“The connection dropped as I pressed Send, and the page with my text was replaced by an error.”",
  lostOnTimeout: "“It loaded forever on the train, then gave up, and my message was gone.”",
  lostAtGateway: "“Bad Gateway. I pressed Back and the form was empty.”",
  lostAtFirewall: "“Something between us refused my form (403, then 413), and took half an hour of typing with it.”",
  lostToPortal: "“The hotel’s log-in page appeared instead, and what I had written was nowhere.”",
  crashAtPortal: "“On the café’s Wi-Fi every link just said that something is not a function.”",
  cutPaste: "“I pasted 3,000 characters, and the last thousand were gone when my review appeared.”",
  unreadAmount: "“I pasted the price from my receipt, and the field stayed empty without a word.”",
  hundredfoldBudget: "“I typed 150.00 and it asked for beds up to $15,000.”",
  swallowedCorrection: "“I corrected my post and sent it again. It thanked me, and the old one was there.”",
  storedTwice: "“I pressed twice because nothing happened. Now my message is there twice.”",
  // Days.
  dealEndsEarly: "“Ends November 30, it said. At eight that evening the deal was over.”",
  claimDayEarly: "“I claimed on the last day of the offer, after dinner, and was told that it had ended.”",
  codeDayEarly: "“The code on my receipt was good until the 30th, and on the 30th it had expired.”",
  appealDayEarly: "“I had until the 23rd to appeal. On the 23rd the button was gone.”",
  endedYesterday: "“It says that the deal ended yesterday, and here it is still today.”",
  writtenTomorrow: "“My post is dated tomorrow.”",
  holidayHours: "“The site said Open until 8. We drove there on Thanksgiving.”",
  saturdayHoliday: "“They skipped Friday because the Fourth was a Saturday. My bank was open.”",
  // Text.
  invisibleSigns: "“It says special characters. There are none: I copied my own name from my contacts.”",
  slideText: "“I pasted from the PDF and it only said that something can’t be printed.”",
  lookAlikes: "“My phone number is right, and the form keeps saying that it isn’t.”",
  invisibleSearch: "“The same two words find nothing when I paste them.”",
  invisibleAddress: "“I can’t log in with the address that I copied from your own email.”",
  unreachableAddress: "“I typed two dots in my address, it took it, and no email ever came.”",
  twoNamesOfGmail: "“I unsubscribed at gmail.com, and it still writes to me at googlemail.com.”",
  refusedQuote: "“I pressed Quote, changed nothing, and it said that nobody wrote that.”",
  cutEmoji: "“The preview of my post ends in a box with a question mark.”",
  figuresAsMarks: "“I wrote >300 lbs and my weight became a quotation.”",
  brokenLinks: "“The link in my post lost its last bracket and leads nowhere.”",
  mixedDirection: "“I write Hebrew, and the full stop and the date jump to the wrong end.”",
  wideWord: "“One long word, and the whole page scrolls sideways on my phone.”",
  joinedUnits: "“10-inch finds nothing, 10 inch finds twenty.”",
  zipOfAddress: "“I pasted my address, and it looked for stores at the number of my house.”",
  lostZero: "“My spreadsheet made 2134 of my ZIP code, and the site knows no such place.”",
  stateNames: "“I typed Idaho. It wants a state.”",
  militaryStates: "“I’m in the Army in Germany, and no form takes AE. My sister in Saipan fares no better.”",
  silentErrors: "“My screen reader read the title of the page and nothing told me that the form had failed.”",
  largePhoto: "“My phone takes photos of 20 MB, and each was too large.”",
  tallScreenshot: "“They kept my receipt as a strip in which nobody could read anything.”",
  bytesBeforePdf: "“It says that my PDF is no PDF. Every program opens it.”",
  // Mail, and one's data.
  unnamedUnsubscribe: "“Unsubscribe from what? The page just had a button.”",
  followedInVain: "“I follow the thread and never get an email. Nobody said that they were off.”",
  answeredByAbsence: "“My out-of-office wrote to their robot, it wrote back, and so on, and its mails had no name.”",
  noPostalAddress: "“A reminder to write a review, without an address of whoever sent it.”",
  brokenAccents: "“In Excel, José is JosÃ©.”",
  missingHistory: "“The download of my data had none of the texts that I had changed, and no photo.”",
  recordedInPrivate: "“The page that asked where it hurts sent my clicks to somebody else.”",
} as const;

export type Report = keyof typeof reports;
