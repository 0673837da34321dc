/**
 * Everyday English words that resemble the name of a brand, bed or store, or a word of a phrase, without meaning it:
 * "spend" or "camping" is not a mistyped name.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  (
    "able about above add adult after again ago air all alone along also always another answer apart apartment april area " +
    "arm around ask attic august away baby bad base basement bath beach bear because been before began begin behind being " +
    "believe below beside between beyond big bill bit black blanket block blood blue board boat body bone book both bottom " +
    "boy brand break bring broken brother brown build built business call called came camp camping campus car care carry case " +
    "cash cat cause center chair change charge check choice choose city class clean clear close cloth clothes coast coffee cold " +
    "color come comfort common company complete cook corner cotton could count country couch cover cream crib cross cup cut cute daily " +
    "dark date daughter day daybed deep delivery depth desk did difference different dining dirty dog done door down draw drawer dream " +
    "dress drive drop dry during each early earth easy eat edge eight either else empty end enough entire equal even " +
    "evening ever every exact example extra eye face fact fall falls family far farm fast feel feet felt few field fight fill " +
    "final fine finish fire first fit five fix flat flip floor fly fold folding follow food foot force forest form forward found four " +
    "frame free fresh friday friend front full fun furniture futon game garden gave gift girl give glass gold gone gray great green grey " +
    "ground group grow guess guy hair half hall hand hang happen happy hard head hear heard heart heat height held hello here " +
    "hide hip hold hole home hope hotel hour house human hundred hurt idea inside iron island item join joint july june just keep " +
    "kept key kind kitchen knee knew know land large last late later laundry law lay layer lead learn least leave left leg less " +
    "letter level lie life lift light like line list little live load loan local lock loft log lost lot love low machine made " +
    "mail main major make man many march mark market material math matter maybe meal mean measure measurement meet men metal middle might mile milk mind " +
    "minus minute miss modern moment monday money month morning most mother mountain mouth move moving much music must name natural near neck " +
    "never news next nine noise none noon north nose note nothing now number nursery ocean off office often oil once one open opposite " +
    "orange order other our out outdoor outside over own pack page paid paint pair paper parent part party pass past patio pattern pay people perhaps " +
    "period person pet piece pink place plain plan plane plant plastic play point pool poor position power present pretty price problem produce " +
    "product protect protector pull pump push quality quarter question quick quiet quite rain raise ran range rather reach read ready real really reason " +
    "record red refund rent repair replace rest result return rich ride right ring river road rock roll room rope rough round row rule run safe sail " +
    "salt same sand save saw say school score sea season seat second see seem sell send sense sent september set seven several shape share sheet " +
    "ship shirt shoe short should show shower sick sign silver similar simple since sing sister sit six size sizes skin skip slat slats sleep slim slip slow " +
    "small smart smell smooth snow sofa sold solid some son song soon sound south space spare speak special speed spend spent spoke spot " +
    "square stain stand star start state stay steel step stick still stone stood stool stop storage store story street strong student study stuff such sudden " +
    "suit summer sun sunday sure surface swim table take talk tall tape teach team tell tent test than thank that their them then thick thin " +
    "thing think third those though thought thread three through throw time tiny tired today toilet told tonight too took tool top total touch toward towel tower town " +
    "toy track trade trailer train travel tree tri trip truck true try tub turn twice two uncle under unit until upper use used usual van vast very " +
    "view visit voice wait walk wall want war warm warranty wash watch water wave way wear weather week weight went were west wet what wheel where whether white " +
    "whole whose why wide width wife wild will wind window winter wish with woman women wood word work world worst worth would write wrong yard " +
    "year yellow yes yesterday yet young zero zone"
  ).split(" "),
);
