/** Grudging words: who says so much is about to praise, whatever the stars. */
export const GRUDGING = `
at least the/they/he/she/it/my/there/i/we/their/nobody/somebody/someone/you/was/got/had
i/i'll/i'd/will/gotta/must/can/do give/grant/credit/hand them/him/her/it/this/that/'em/em/you
say that/this/so much? for/to/about them/him/her/it/this
i'll/i/will/must/to say that/this/so much? too?
i'll/i/will/must/have/to/gotta say
to their/his/her/its credit
credit where/to/for
kudos/props/points/credit to/for/on
have/has/had/got/gotta/must/i/i'll/will/can/hate to? admit/concede/grant/allow
admittedly/grudgingly
tip my hat
hats off
thankfully/luckily/mercifully
thank god/goodness/heaven/heavens/lord
did give/gave/let/fix/call/help/explain/offer/honor/come/make/show/knock/finish/keep/find/listen/apologize/answer/refund/match/finally/eventually/save/treat/tell/appreciate/throw/wash
did have/get/take/pay/do a/an/the/my/it/me/us/care
i/we do like/appreciate/thank/trust
one/only/best/single good? thing/part/highlight they/he/she/i/that/about/was/going/done/nailed/right/worth/got/did/is
only good/nice/positive/bright/decent/redeeming
one good/nice/positive/bright/decent/redeeming
bright/high spot/point
saving/redeeming grace/feature
silver lining
on the plus/bright/upside side
on the upside
plus side
turned/worked/came out? alright/okay/ok/fine/right
is/was/were/are/did alright/okay/ok/right
all right
if nothing else
in fairness
in their/his/her/its defense/favor/favour
to be fair
fair play/enough
not all bad
a good/decent/nice sort/egg/fella/sport/soul
no/few/zero complaints/gripe/gripes there/here/about/on/with
liked/like the/that/how/his/her/their/they
thankful/grateful
`;

/** Mild words: who grants some stars and says so much is about to complain. */
export const MILD = `
a bit/tad/touch/smidge/little
bit/hint/touch/shade of
little on the
a/was/is/were/are/ran/felt/feels/just/got little/lil
slightly/somewhat
too _
kind/sort of a?
kinda/sorta
could/would/should have/be/use/get/do/stand/been/of
could've/would've/should've
could/would/should they/you/we/somebody/someone/not/only
i'd/we'd/would/i've have/prefer/rather/like/love/appreciate/want/give
wish/wished
only/one/single/small/minor/little/biggest/main/my complaint/gripe/quibble/downside/drawback/issue/problem/beef/nit/knock/hiccup/snag/thing/con/negative
downside/drawback/complaint/gripe/cons
hard/difficult/tough/tricky to
good luck
oh well
mind
though
alas/sadly/unfortunately/regrettably
sorry to
i guess/suppose/reckon
not/NT/never/hardly/barely/nobody/nothing/none/nowhere/nor
no _
still/again
forgot/forgotten/lost/skipped/missed/dropped/ran
only/just NUMBER
up/over/more/higher/less/lower/slower/worse/smaller/longer than/since/again/last/this
up again/since/lately
crept/climbed/jumped/rose/risen/creeping/climbing/rising
kept/keep/keeps/keeping
took/takes/take .. while/bit/some/doing/arguing/chasing/asking/calls/tries
had/have/has/having to
need/needs/needed
another/extra
whole/half/most/all of? a/an/the/my day/morning/afternoon/hour/week
instead
until/before
except/apart/aside/besides
without
supposed
`;
