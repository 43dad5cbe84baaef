/** Words that praise, by strength from 1 to 5. */
export const PRAISE_WORDS: Readonly<Record<number, string>> = {
	5: `amazing amazingly awesome outstanding superb flawless flawlessly phenomenal exceptional
		exceptionally incredible extraordinary unbeatable perfection stellar fabulous magnificent
		terrific impeccable impeccably unmatched unparalleled unreal breathtaking exquisite divine
		heavenly scrumptious delectable mouthwatering sublime`,
	4: `excellent excellently wonderful wonderfully fantastic fantastically perfect perfectly great
		greatest best delicious deliciously love loved loves loving adore adored brilliant
		brilliantly delightful delighted thrilled ecstatic impressed impressive impressively superior
		spotless immaculate pristine gorgeous beautiful beautifully yummy lovely unforgettable
		memorable fave favorite favorites favourite favourites lifesaver gem gems rocks rocked
		aced nailed stunning succulent addictive irresistible spectacular masterpiece killer
		blessed topnotch finest winner winners amazed wowed sensational marvelous marvellous`,
	3: `good happy happier happily friendly friendlier friendliest helpful nice nicest nicely
		courteous polite attentive professional professionally professionalism knowledgeable
		honest honestly honesty trustworthy trusted trust trusts integrity transparent transparency
		thorough thoroughly efficient efficiently efficiency prompt promptly quick quickly quickest
		fast faster fastest speedy swift swiftly punctual reliable dependable respectful respected
		kind kindness kindly patient patiently caring cared considerate thoughtful accommodating
		accommodated accomodating welcoming welcomed pleasant pleasantly pleasure enjoy enjoyed
		enjoying enjoyable enjoys recommend recommended recommending recommends recommendation
		satisfied satisfying pleased  appreciate appreciated appreciates appreciative thank
		thanks thankful grateful gracious hospitable hospitality clean cleaner cleanest tidy sparkling
		comfortable comfy cozy cosy inviting relaxing relaxed seamless seamlessly smooth smoothly
		smoother effortless effortlessly painless hassle-free easy easier easily easiest convenient
		conveniently straightforward fair fairly fairness reasonable reasonably affordable
		inexpensive bargain bargains steal generous generously complimentary free tasty tastiest
		flavorful flavourful flavorfull fresh freshly freshest crisp crispy juicy tender moist
		creamy authentic savory savoury refreshing refreshingly refreshed charming cute charm romantic elegant
		classy stylish attractive fun entertaining vibrant lively hip skilled skillful expert
		expertly experts expertise competent capable talented accurate accurately diligent
		meticulous meticulously conscientious responsive communicative informative upfront
		forthcoming sincere genuine genuinely personable cheerful upbeat outgoing engaging
		hardworking  finer solid sturdy spacious airy roomy quiet peaceful calm  modern
		upscale  glad excited exciting fortunate lucky worth worthwhile worthy deserve
		deserves deserved better improved improvement improvements  loyalty safe safely
		confident confidence reassuring reassured assured relieved relief saved rescued hero heroes
		superbly  interesting unique creative inventive innovative imaginative original
		 hearty plentiful ample abundant bountiful satisfies win wins won exceed exceeded
		exceeds exceeding surpassed treat treats enjoyably flawlessness kudos bravo props 
		winning well-run spot-on  smiling smiles smile smiled warm warmly warmth soothing
		hot-spot pampered pampering treasure gentle gentlemen  prompter passionate sweetest
		proud pride proudly praise praised commend commended applaud outdid hooked heaven dream
		bomb      ideal idyllic stress-free unpretentious
		unobtrusive down-to-earth affordably cheapest neatly wow yum yay woohoo hooray bueno`,
	1: `ready simple clear clearly works worked quality prepared repaired fixed soft`,
	2: `cool eager special loyal  liked likes likable likeable decent okay fine adequate acceptable satisfactory
		sweet useful handy helped helps helping neat cheap cheaper promptness welcome
		honored resolved solved     succeed successful successfully success
		benefit beneficial bonus perk perks  reward rewarding   warmhearted timely
		organized organised  willing willingly willingness  consistent consistently
		consistency casual familiar fancy popular trendy recommendable balanced seasoned
		flexible  careful carefully intimate tastefully sensible   
		clarity humble delivers delivered respect respectfully correctly properly discount
		discounts discounted complement compliments compliment complimented worked-out tasteful
		   rich unrushed unhurried educated bright well-lit upgraded
		energetic bubbly  fluffy hot-and-fresh`,
};
